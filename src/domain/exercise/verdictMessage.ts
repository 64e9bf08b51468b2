import type { Exercise, ExerciseCheck } from '#src/contract/exercise.ts';
import type { Mend } from '#src/domain/program/run.ts';
import { type RunMessage, runMessage } from '#src/domain/program/runMessage.ts';
import { differingCharacters, firstDifference, lineCount } from './difference.ts';
import { programWords } from './programWords.ts';
import { valuesText } from './valueWords.ts';
import type { Difference, Verdict } from './verdict.ts';

/** What is said about a program that was checked. */
export interface VerdictMessage {
  /** `broken` is for what is broken, not for what is not there yet. */
  tone: 'calm' | 'broken' | 'passed';
  /** The number of the line that it speaks of, or a sign. */
  mark: number | 'here' | 'differs' | 'rule' | 'passed';
  title: string;
  text?: string;
  /** In the place of `text`: safe markup of the author. */
  html?: string;
  difference?: Difference;
  /** A few words to stand under the line that is broken. */
  short?: string;
  /** As the language says it. */
  original?: string;
  /** How the program that was checked is put right, where that is sure. */
  mend?: Mend;
}

type Language = Exercise['language'];
type Asked = Pick<Exercise, 'kind' | 'language' | 'start' | 'solution' | 'checks'>;

/** What to say about a verdict on `code`. Titles name the place first. */
export function verdictMessage(verdict: Verdict, exercise: Asked, code: string): VerdictMessage {
  switch (verdict.kind) {
    case 'empty':
      return emptyMessage(exercise, code);
    case 'broken':
      return brokenMessage(verdict, exercise);
    case 'rule':
      return ruleMessage(verdict, exercise);
    case 'slip':
      return { tone: 'calm', mark: 'differs', title: slipTitle(exercise), html: verdict.messageHtml };
    case 'failed':
      return failedMessage(verdict.check, verdict.difference, exercise);
    case 'different':
      return differentMessage(verdict, exercise);
    case 'passed':
      return passedMessage(verdict, exercise);
  }
}

/** What to say about how a run ended; `null` when there is nothing to say. */
export function runVerdictMessage(
  result: Parameters<typeof runMessage>[0],
  message = runMessage(result),
): VerdictMessage | null {
  return message && fromRun(message, result.verdict === 'failed');
}

function brokenMessage({ result, with: first }: Extract<Verdict, { kind: 'broken' }>, { language }: Asked) {
  const message = runMessage(result) ?? {
    line: null,
    title: `${programWords[language].subject} sa zastavil${language === 'web' ? 'a' : ''}`,
    text: '',
  };
  const text = first ? `${message.text} Stalo sa to pri ${valuesText(first, language)}.`.trimStart() : message.text;
  return fromRun({ ...message, text }, result.verdict === 'failed');
}

const fromRun = ({ line, title, text, short, original, mend }: RunMessage, isBroken: boolean): VerdictMessage => ({
  tone: isBroken ? 'broken' : 'calm',
  mark: line ?? 'here',
  title,
  text,
  short,
  original,
  ...(mend && { mend }),
});

function emptyMessage({ kind, start }: Asked, code: string): VerdictMessage {
  if (kind === 'predict') {
    return { tone: 'calm', mark: 'here', title: 'Tip tu ešte nie je', text: 'Najprv si tipni, potom sa ukáže výstup.' };
  }
  if (kind === 'tick') {
    return {
      tone: 'calm',
      mark: 'here',
      title: 'Zoznam ešte nie je celý',
      text: 'Úloha je hotová, keď platí všetko, čo je v\u00A0ňom.',
    };
  }
  if (code.trim() === '') {
    return {
      tone: 'calm',
      mark: 1,
      title: 'Zatiaľ tu nič nie je',
      text: 'Začni prvým riadkom. Ak nevieš ako, pomôže nápoveda.',
    };
  }
  const gap = start.split('\n').findIndex((line) => line.includes('____'));
  if (kind === 'fill' && gap !== -1) {
    return {
      tone: 'calm',
      mark: gap + 1,
      title: `Riadok ${gap + 1}: na doplnenie čaká prázdne miesto`,
      text: 'Štyri podčiarkovníky ____ nahraď tým, čo tam patrí.',
    };
  }
  return {
    tone: 'calm',
    mark: 'here',
    title: 'Kód je zatiaľ taký, aký bol',
    text: kind === 'fix' ? 'Nájdi v ňom chybu a oprav ju.' : 'Dopíš, čo úloha žiada, a skontroluj to znova.',
  };
}

function ruleMessage({ check, word, line }: Extract<Verdict, { kind: 'rule' }>, { language }: Asked): VerdictMessage {
  const isForbidden = 'forbids' in check;
  const place = line === null ? '' : `Riadok ${line}: `;
  return {
    tone: 'calm',
    mark: line ?? 'rule',
    title: isForbidden
      ? `${place}${place ? 'skús' : 'Skús'} to bez ${word}`
      : `${programWords[language].within} ešte chýba ${word}`,
    text: sentence(check.name),
  };
}

function slipTitle(exercise: Asked): string {
  return exercise.kind === 'predict' ? guessTitle(exercise) : 'Toto sa stáva často';
}

function failedMessage(check: ExerciseCheck, difference: Difference, { language }: Asked): VerdictMessage {
  if (difference.of === 'first') return firstMessage(difference, language);
  if (difference.of === 'unmet') return unmetMessage(difference);
  const title = titleOf(check, difference, language);
  const said = {
    tone: 'calm',
    mark: 'differs',
    title:
      'with' in check && check.with
        ? `Pri ${valuesText(check.with, language)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`
        : title,
    text: sentence(check.name),
  } as const;
  // Beside a part of an output no line of it can be set.
  return 'prints' in check ? said : { ...said, difference };
}

function firstMessage({ name, value }: Extract<Difference, { of: 'first' }>, language: Language): VerdictMessage {
  const example = valuesText({ [name]: value }, language);
  const place =
    language === 'python' ? `${example} na riadku bez odsadenia` : `const ${example}; mimo zložených zátvoriek`;
  return {
    tone: 'calm',
    mark: 'differs',
    title: `Program má mať premennú ${name} s\u00A0hodnotou na začiatku`,
    text: `Napríklad ${place}. Pri kontrole do nej dosadíme aj iné hodnoty.`,
  };
}

function unmetMessage({ line }: Extract<Difference, { of: 'unmet' }>): VerdictMessage {
  return {
    tone: 'calm',
    mark: line,
    title: `Riadok ${line}: tento test neplatí ani pre tvoju funkciu`,
    text: 'Buď funkcia dáva niečo iné, než má, alebo test čaká zlý výsledok. Spočítaj ho na papieri.',
  };
}

/** Beside a guess stands the output; the lines of a program that is only read would be told by a difference. */
function differentMessage(
  { line, isOutside, difference }: Extract<Verdict, { kind: 'different' }>,
  exercise: Asked,
): VerdictMessage {
  if (exercise.kind === 'predict') return { tone: 'calm', mark: 'differs', title: guessTitle(exercise), difference };
  if (isOutside) {
    return {
      tone: 'calm',
      mark: line,
      title: `Riadok ${line}: zmenilo sa aj to, čo nie je prázdne miesto`,
      text: 'Tento program tu nebeží, iba ho porovnávame s\u00A0naším. Doplň len prázdne miesta a\u00A0ostatné nechaj tak.',
    };
  }
  return exercise.kind === 'order'
    ? { tone: 'calm', mark: line, title: `Riadok ${line} patrí inam`, text: 'Riadky nad ním sú na svojom mieste.' }
    : { tone: 'calm', mark: line, title: `Riadok ${line}: sem patrí niečo iné`, text: 'Čo je nad ním, sedí.' };
}

function guessTitle({ solution }: Asked): string {
  const isShort = lineCount(solution) === 1 && solution.length <= 40;
  return isShort ? `Tentoraz inak: ${solution.trim()}` : 'Tentoraz inak';
}

function titleOf(check: ExerciseCheck, difference: Difference, language: Language): string {
  if (difference.of === 'text' && difference.title) return difference.title;
  if ('prints' in check) return `Vo výstupe chýba „${check.prints}“`;
  if ('catches' in check) return 'Tvoje testy túto chybu neodhalia';
  if ('call' in check) return `Výraz ${check.call} dal niečo iné`;
  if (difference.of === 'table') return tableTitle(difference);
  if ('page' in check) return programWords[language].unlike;
  if (difference.of === 'text') return outputTitle(difference.expected, difference.actual);
  return programWords[language].unlike;
}

function outputTitle(expected: string, actual: string): string {
  if (lineCount(actual) === 0) return 'Program zatiaľ nič nevypísal';
  const first = firstDifference(expected, actual);
  if (!first) return 'Výstup sa líši';
  if (first.actual === null) return `Riadok ${first.line} výstupu chýba`;
  if (first.expected === null) return `Riadok ${first.line} výstupu je tu navyše`;
  if (differingCharacters(first.expected, first.actual) === 1)
    return `Riadok ${first.line} výstupu sa líši v\u00A0jednom znaku`;
  return `Riadok ${first.line} výstupu má byť iný`;
}

function tableTitle({ fault, expected, actual }: Extract<Difference, { of: 'table' }>): string {
  const { columns } = expected;
  if (fault === 'count') {
    const most = columns.length;
    const noun = most === 1 ? 'stĺpec' : most < 5 ? 'stĺpce' : 'stĺpcov';
    return `Výsledok má mať ${most}\u00A0${noun}, máš ${actual.columns.length}`;
  }
  if (fault === 'order') return `Stĺpce majú byť v\u00A0poradí: ${columns.join(', ')}`;
  if (fault === 'names') return `Stĺpce sa majú volať: ${columns.join(', ')}`;
  const missing = expected.rows.length - actual.rows.length;
  if (missing > 0) return `Vo výsledku ${rowsMissing(missing)}`;
  if (missing < 0) return `Vo výsledku ${rowsExtra(-missing)} navyše`;
  return 'Vo výsledku sú iné riadky alebo majú iné poradie';
}

const rowsMissing = (count: number) =>
  count === 1 ? 'chýba 1\u00A0riadok' : `${count < 5 ? 'chýbajú' : 'chýba'} ${rows(count)}`;
const rowsExtra = (count: number) => (count === 1 ? 'je 1\u00A0riadok' : `${count < 5 ? 'sú' : 'je'} ${rows(count)}`);
const rows = (count: number) => `${count}\u00A0${count < 5 ? 'riadky' : 'riadkov'}`;

function passedMessage(
  { instead }: Extract<Verdict, { kind: 'passed' }>,
  { kind, checks, language }: Asked,
): VerdictMessage {
  const because = instead?.because ? `, lebo ${instead.because}` : '';
  const text = instead
    ? `Toto by fungovalo tiež. My sme čakali ${sentence(instead.ours + because)}`
    : passedText(kind, programWords[language]);
  return { tone: 'passed', mark: 'passed', title: passedTitle(kind, checks.length), text };
}

function passedText(kind: Exercise['kind'], { done, mended, read }: (typeof programWords)[Language]): string {
  return {
    write: done,
    fix: mended,
    fill: 'Na každom mieste stojí to, čo tam patrí.',
    predict: read,
    order: 'Každý riadok je na svojom mieste.',
    tick: 'Teraz si svoje riešenie porovnaj s\u00A0naším. Je za poslednou nápovedou.',
  }[kind];
}

function passedTitle(kind: Exercise['kind'], count: number): string {
  if (kind === 'predict') return 'Presne tak';
  if (kind === 'tick') return 'Všetko je odškrtnuté';
  if (count === 0) return 'Splnené';
  if (count === 1) return 'Kontrola prešla';
  if (count === 2) return 'Obe kontroly prešli';
  return count < 5 ? `Všetky ${count}\u00A0kontroly prešli` : `Všetkých ${count}\u00A0kontrol prešlo`;
}

/** Names of checks have no full stop. */
const sentence = (name: string) => (/[.!?…]$/.test(name) ? name : `${name}.`);
