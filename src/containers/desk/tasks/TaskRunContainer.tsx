import { useEffect, useRef, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { AskedLine } from '#src/components/code/AskedLine.tsx';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { TaskRunPanel } from '#src/components/desk/tasks/TaskRunPanel.tsx';
import { runtimeOf } from '#src/containers/code/runtimeOf.ts';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { newTask, type TaskDraft, writeTask } from '#src/domain/desk/tasks/taskDraft.ts';
import { taskLanguage } from '#src/domain/desk/tasks/taskProblems.ts';
import type { Language, OutputLine } from '#src/domain/program/run.ts';
import { type RunMessage, runMessage } from '#src/domain/program/runMessage.ts';
import { checkContent, previewContent } from '#src/queries/desk/content/deskContent.ts';
import type { HowAsked, Runtime } from '#src/runtimes/runtime.ts';
import { exercisesIn, proveTask } from './proveTask.ts';

interface Props {
  kind: ContentKind;
  id: string;
  document: ContentDocument;
  /** Where the task begins in the text. */
  start: number;
  draft: TaskDraft;
  /** Something in the form is missing or wrong. */
  hasProblems: boolean;
  /** The whole task is asked about: the form says all that it lacks. */
  onProve: () => void;
}

interface Run {
  state: 'ready' | 'busy';
  lines: OutputLine[];
  message: RunMessage | null;
  asked?: Partial<HowAsked> & { question: string; onAnswer: (answer: string | null) => void };
}

interface Proof {
  isRight: boolean;
  text: string;
  /** What it is about: another text is another task. */
  of: TaskDraft;
}

const unavailable: RunMessage = {
  line: null,
  title: 'Program sa nepodarilo spustiť',
  text: 'Skontroluj pripojenie a\u00A0skús to znova. Text úlohy je v\u00A0poriadku uložený.',
};
const withoutPlace: RunMessage = {
  line: null,
  title: 'Nevieme, kde program spustiť',
  text: 'Dopyt potrebuje databázu: napíš jej meno do poľa Databáza, napríklad kniznica.',
};
const languages: Record<string, Language> = { javascript: 'javascript', python: 'python', sql: 'sql', html: 'web' };

/** Runs the programs of a task in this browser, and proves the whole task as its content test does. */
export function TaskRunContainer({ kind, id, document: written, start, draft, hasProblems, onProve }: Props) {
  const programs = programsOf(draft);
  const [chosen, setChosen] = useState('solution');
  const program = programs.find(({ value }) => value === chosen) ?? programs[0];
  const [run, setRun] = useState<Run | null>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const [isProving, setProving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const running = useRef<Runtime>(null);
  /** Counts the runs: what an older one still says is of no use. */
  const number = useRef(0);
  const isBegun = useRef(false);
  useEffect(() => () => running.current?.stop(), []);
  const language = languages[taskLanguage(draft)];

  const preview = async (text: string) =>
    exercisesIn((await previewContent(sendToApi, kind, id, { document: { ...written, text }, viewer: 'buyer' })).html);
  const runNow = async () => {
    if (!program || !language) return;
    const printed: OutputLine[] = [];
    number.current += 1;
    const own = number.current;
    isBegun.current = false;
    const show = (more: Partial<Run> = {}) => {
      if (own === number.current) setRun({ state: 'busy', lines: [...printed], message: null, ...more });
    };
    show();
    try {
      const found = await preview(`${written.text.slice(0, start)}${probe(draft)}`);
      const address = found.get(probeId)?.address;
      if (own !== number.current) return;
      if (!address) return show({ state: 'ready', message: withoutPlace });
      // The check before publishing may run the same task meanwhile.
      const runtime = runtimeOf(language, address, 'na-spustenie');
      running.current = runtime;
      isBegun.current = true;
      const result = await runtime.run({
        code: program.code,
        ...(place.current && { place: place.current }),
        onOutput: (lines) => {
          printed.push(...lines);
          show();
        },
        onAsk: (question, how) =>
          new Promise((resolve) => {
            const onAnswer = (answer: string | null) => {
              show();
              resolve(answer);
            };
            show({ asked: { question, ...how, onAnswer } });
          }),
      });
      show({ state: 'ready', message: runMessage(result) });
    } catch {
      show({ state: 'ready', message: unavailable });
    }
  };
  const end = () => {
    number.current += 1;
    running.current?.stop();
    setRun(null);
  };
  const prove = async () => {
    onProve();
    const say = (text: string, isRight = false) => setProof({ isRight, text, of: draft });
    // A page that goes on running would take the time of the one that is checked.
    if (language === 'web') end();
    if (hasProblems) return say('Najprv doplň, čo chýba vo formulári.');
    setProving(true);
    try {
      const exercise = (await preview(written.text)).get(draft.id);
      // What is ticked off has nothing to run: it is right where it can be read.
      const wrong = !exercise
        ? await faultOf(kind, id, written, draft.id)
        : draft.kind === 'tick'
          ? null
          : await proveTask(exercise);
      say(wrong ?? whatHolds(draft), wrong === null);
    } catch {
      say('Overiť sa ju nepodarilo. Skontroluj pripojenie a\u00A0skús to znova, text je v\u00A0poriadku.');
    } finally {
      setProving(false);
    }
  };
  return (
    <TaskRunPanel
      programs={programs}
      program={program?.value ?? ''}
      onProgram={(value) => {
        end();
        setChosen(value);
      }}
      refusal={refusalOf(draft, program !== undefined)}
      run={run?.state ?? 'ready'}
      onRun={() => void runNow()}
      onStop={() => {
        // Where it runs is perhaps still asked.
        if (isBegun.current) running.current?.stop();
        else end();
      }}
      output={
        <>
          {language === 'web' && <PagePreview place={place} isEmpty={run === null} isApart />}
          {run && (
            <RunOutput
              lines={run.lines}
              message={run.message}
              isEmpty={language !== 'web' && run.state === 'ready' && run.lines.length === 0 && run.message === null}
              waitsFor={run.asked && <AskedLine key={run.lines.length} {...run.asked} />}
            />
          )}
        </>
      }
      proving={isProving ? 'busy' : 'ready'}
      proof={proof?.of === draft ? proof : null}
      onProve={() => void prove()}
    />
  );
}

/** What the server says of a task that it cannot read. */
async function faultOf(kind: ContentKind, id: string, document: ContentDocument, taskId: string): Promise<string> {
  const { findings } = await checkContent(sendToApi, kind, id, { document, proofs: [], links: false });
  const own = findings.find(({ kind: of, field }) => of === 'exercise-broken' && field === taskId);
  return own?.detail ?? 'Jej zápis sa nedá prečítať.';
}

function programsOf(draft: TaskDraft): { value: string; name: string; code: string }[] {
  const { kind, start, solution, slips } = draft;
  if (kind === 'tick') return [];
  if (kind === 'predict') return start ? [{ value: 'start', name: 'Program', code: start.code }] : [];
  return [
    ...(solution.block ? [{ value: 'solution', name: 'Riešenie', code: solution.block.code }] : []),
    ...(start ? [{ value: 'start', name: 'Začiatok', code: start.code }] : []),
    ...slips.map(({ block }, at) => ({
      value: `slip ${at + 1}`,
      name: `Častý omyl ${at + 1}`,
      code: block?.code ?? '',
    })),
  ];
}

function refusalOf(draft: TaskDraft, hasProgram: boolean): string | null {
  if (draft.kind === 'tick') return 'Úloha na odškrtávanie nemá program.';
  if (taskLanguage(draft) === 'java') return 'Java sa tu len číta, spustiť sa nedá. Overiť áno.';
  return hasProgram ? null : 'Spustiť sa bude dať, keď bude čo.';
}

/** What was found to be as it should. */
function whatHolds({ kind, start, slips }: TaskDraft): string {
  if (kind === 'tick') return 'Zápis je v\u00A0poriadku. Program nemá, odškrtáva ju každý sám.';
  const parts = [
    kind === 'predict' ? 'Program vypíše to, čo je v\u00A0riešení.' : 'Riešenie prejde.',
    ...(kind !== 'predict' && (start?.code ?? '').trim() !== '' ? ['Začiatok neprejde, ako má.'] : []),
    ...(slips.length > 0 ? ['Každý častý omyl dostane svoju vetu.'] : []),
  ];
  return parts.join(' ');
}

const probeId = 'na-spustenie';

/** A small task in the place of the one that is written: its page says where the language runs. */
function probe(draft: TaskDraft): string {
  const language = taskLanguage(draft);
  return writeTask('', {
    ...newTask(probeId),
    database: draft.database,
    assignment: 'Na spustenie.',
    solution: { head: null, before: '', block: { info: `${language} solution`, code: 'x' }, after: '' },
    checks: { info: 'yaml checks', code: '- name: x\n  requires: x' },
  });
}
