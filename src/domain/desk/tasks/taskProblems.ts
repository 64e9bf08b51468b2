import type { OpenContent } from '#src/contract/desk/content/deskContent.ts';
import type { ExerciseKind } from '#src/contract/exercise.ts';
import { gap, gapsOf } from '#src/domain/exercise/gaps.ts';
import { linesOf } from '#src/domain/exercise/shuffleLines.ts';
import { checkProblem, readOptions, splitList } from './taskChecks.ts';
import { lostParts, type TaskDraft } from './taskDraft.ts';

export const taskKindNames: Record<ExerciseKind, string> = {
  write: 'napísať program',
  fix: 'opraviť program',
  fill: 'doplniť medzery',
  predict: 'predpovedať výstup',
  order: 'zoradiť riadky',
  tick: 'odškrtnúť, čo platí',
};

export const taskLanguageNames: Record<string, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  sql: 'SQL',
  html: 'HTML',
  java: 'Java',
};

/** What is wrong with a task, by the part of its form: `id`, `checks`, `check 1`, `hint 2`… */
export type TaskProblems = Record<string, string>;

/** The language of a task's programs; empty where it has none. */
export function taskLanguage({ kind, start, solution }: TaskDraft): string {
  const program = kind === 'predict' ? start : (solution.block ?? start);
  return kind === 'tick' ? '' : (program?.info.split(/\s/)[0] ?? '');
}

/** Whether a task of this kind and language has checks: what is not run is compared with its solution. */
export const hasChecks = (kind: string, language: string) =>
  kind === 'tick' || (kind !== 'predict' && language !== 'java');

/** A task before another one, which can go on with its program. */
export type ProgramBefore = OpenContent['choices']['programs'][number];

/** The tasks of a text whose programs can go on in those behind them. */
export function programsOf(drafts: readonly (TaskDraft | null)[]): ProgramBefore[] {
  return drafts.flatMap((draft) => {
    const isWritten = draft?.kind === 'write' || draft?.kind === 'fix' || draft?.kind === 'fill';
    return isWritten ? [{ id: draft.id, language: taskLanguage(draft), lecture: 'táto lekcia' }] : [];
  });
}

/** @param taken The names of the text's other tasks. */
export function taskProblems(
  draft: TaskDraft,
  taken: readonly string[],
  programs: readonly ProgramBefore[] = [],
): TaskProblems {
  const { id, kind, continues, assignment, start, solution, options, checks, hints, slips } = draft;
  const found: TaskProblems = {};
  const language = taskLanguage(draft);
  const program = solution.block?.code ?? '';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 80) {
    found.id = 'Použi malé písmená bez diakritiky, číslice a\u00A0medzi nimi spojovníky.';
  } else if (taken.includes(id)) found.id = 'Tak sa už volá iná úloha tohto textu.';
  if (!(kind in taskKindNames)) found.kind = 'Taký druh úlohy nemáme, vyber iný.';
  if (language === 'java' && (kind === 'write' || kind === 'fix')) {
    found.language = 'Java sa tu len číta: vyber iný druh úlohy.';
  }
  if (assignment.trim() === '') found.assignment = 'Napíš, čo treba urobiť.';
  if (kind === 'tick') {
    if (solution.head === null) found.solution = 'Napíš, ako by to mohlo vyzerať.';
  } else if (program.trim() === '') {
    found.solution = kind === 'predict' ? 'Doplň, čo program vypíše.' : 'Doplň program, ktorý úlohu rieši.';
  }
  const needsStart = kind === 'fix' || kind === 'fill' || kind === 'predict';
  if (needsStart && (start?.code ?? '').trim() === '') {
    found.start =
      kind === 'predict' ? 'Doplň program, ktorý sa bude čítať.' : 'Doplň program, s\u00A0ktorým sa začína.';
  } else if (kind === 'fill' && start && !start.code.includes(gap)) {
    found.start = `Označ, čo treba doplniť, štyrmi podčiarkovníkmi: ${gap}`;
  } else if (kind === 'fill' && start && !found.solution && !gapsOf(start.code, program)) {
    found.solution = 'Od začiatku sa smie líšiť len tým, čo je v\u00A0medzerách.';
  }
  if (kind === 'order' && !found.solution && new Set(linesOf(program)).size < 2) {
    found.solution = 'Na zoradenie treba aspoň dva rôzne riadky.';
  }
  if (continues !== '') {
    const before = programs.find((program) => program.id === continues);
    if (kind !== 'write') found.continues = 'Nadviazať na program vie len úloha napísať program.';
    else if (before && before.language !== language) found.continues = 'Tá úloha je v\u00A0inom jazyku. Vyber inú.';
    if (start) found.start = 'Začína sa programom z\u00A0predošlej úlohy. Tento začiatok vymaž.';
  }
  Object.assign(found, optionProblems(kind, options?.code ?? '', program));
  if (hasChecks(kind, language)) Object.assign(found, checkProblems(checks?.code ?? '', kind, language));
  for (const [at, { text }] of hints.entries()) {
    if (text.trim() === '') found[`hint ${at + 1}`] = 'Napíš nápovedu, alebo ju odober.';
  }
  if (kind !== 'tick') {
    for (const [at, { text, block }] of slips.entries()) {
      if ((block?.code ?? '').trim() === '') found[`slip ${at + 1}`] = 'Doplň, čo niekto napíše zle.';
      else if (text.trim() === '') found[`slip message ${at + 1}`] = 'Napíš, čo mu na to povedať.';
    }
  }
  for (const part of lostParts(draft)) {
    found[part] ??= 'Niečo tu nemá koniec: skontroluj, či je každý blok kódu a\u00A0každá poznámka zatvorená.';
  }
  return found;
}

function optionProblems(kind: string, yaml: string, output: string): TaskProblems {
  const options = kind === 'predict' ? readOptions(yaml) : [];
  if (options === null) return { options: 'Možnosti sa nedajú prečítať: má to byť zoznam textov.' };
  if (options.length === 0) return {};
  const plain = options.map((option) => option.trimEnd());
  if (new Set(plain).size < plain.length) return { options: 'Dve možnosti sú rovnaké.' };
  return plain.includes(output.trimEnd()) ? {} : { options: 'Medzi možnosťami chýba správna odpoveď.' };
}

function checkProblems(yaml: string, kind: string, language: string): TaskProblems {
  const list = splitList(yaml);
  if (!list) return { checks: 'Kontroly sa nedajú prečítať. Pozri si odsadenie a\u00A0úvodzovky.' };
  if (list.items.length === 0)
    return { checks: kind === 'tick' ? 'Pridaj aspoň jednu vetu.' : 'Pridaj aspoň jednu kontrolu.' };
  const found = list.items.map((item, at) => [`check ${at + 1}`, checkProblem(item, kind, language)] as const);
  return Object.fromEntries(found.flatMap(([key, problem]) => (problem ? [[key, problem]] : [])));
}

/** A task of another kind keeps what it has; its blocks are marked as the new kind needs them. */
export function ofTaskKind(draft: TaskDraft, kind: string): TaskDraft {
  const language = taskLanguage(draft) || 'javascript';
  const { solution, start } = draft;
  if (kind === 'tick') {
    return { ...draft, kind, solution: { ...solution, head: solution.head ?? 'solution', block: null } };
  }
  const info = kind === 'predict' ? 'output solution' : `${language} solution`;
  const wasOutput = solution.block?.info.startsWith('output') ?? true;
  const block =
    wasOutput === (kind === 'predict') && solution.block ? solution.block : { info, code: solution.block?.code ?? '' };
  const needsStart = kind === 'fix' || kind === 'fill' || kind === 'predict';
  return {
    ...draft,
    kind,
    solution: { ...solution, block },
    start: start ?? (needsStart ? { info: `${language} start`, code: '' } : null),
  };
}

/** The task with its programs in another language. */
export function inLanguage(draft: TaskDraft, language: string): TaskDraft {
  const inside = <B extends TaskDraft['start']>(block: B) =>
    block && !block.info.startsWith('output') ? { ...block, info: block.info.replace(/^\S*/, language) } : block;
  return {
    ...draft,
    database: language === 'sql' ? draft.database : '',
    start: inside(draft.start),
    solution: { ...draft.solution, block: inside(draft.solution.block) },
    slips: draft.slips.map((slip) => ({ ...slip, block: inside(slip.block) })),
  };
}

/** What a wrong answer is fenced as. */
export const slipInfo = (draft: TaskDraft) => (draft.kind === 'predict' ? 'output' : taskLanguage(draft));
