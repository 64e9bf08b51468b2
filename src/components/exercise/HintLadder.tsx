import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CodeIcon, type CodeIconName } from '#src/components/code/CodeIcon.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { ExerciseKind } from '#src/contract/exercise.ts';

/** One step of help, from the smallest: a hint, the lines of the solution to put in order, the solution. */
export type Rung =
  | { kind: 'hint'; html: string }
  | { kind: 'order'; content: ReactNode }
  /** A program: its name, its lines and what its author says about it; both are safe markup. */
  | { kind: 'solution'; of: ExerciseKind; title: string; html: string; noteHtml: string };

interface Props {
  rungs: readonly Rung[];
  /** How many of them are open; they stay so. */
  opened: number;
  onOpen: () => void;
  /** The task is done: of what is left only the solution is offered, to be compared with. */
  isPassed?: boolean;
  /** The solution is not shown before the learner has had an own one checked so many times more. */
  attemptsLeft?: number;
}

const ordinals = ['Nápoveda', 'Druhá nápoveda', 'Tretia nápoveda', 'Štvrtá nápoveda'];
const icons: Record<Rung['kind'], CodeIconName> = { hint: 'bulb', order: 'order', solution: 'eye' };

function nextName({ kind }: Rung, index: number): string {
  if (kind === 'order') return 'Zoradiť riadky riešenia';
  if (kind === 'solution') return 'Ukázať riešenie';
  return ordinals[index] ?? 'Ďalšia nápoveda';
}

function laterName({ kind }: Rung, index: number): string {
  if (kind === 'order') return 'potom zoradíš riadky riešenia';
  if (kind === 'solution') return 'a\u00A0nakoniec riešenie, po pokusoch';
  return index === 1 ? 'potom druhá, určitejšia' : 'potom ďalšia';
}

const waitingName = (attemptsLeft: number) =>
  attemptsLeft === 1 ? 'riešenie sa ukáže po ďalšom pokuse' : 'riešenie sa ukáže po dvoch pokusoch';

const solutionTexts: Record<ExerciseKind, string> = {
  write: 'Takto by sme to napísali my. Skús to prepísať vlastnými rukami.',
  fix: 'Takto by sme to opravili my. Skús to prepísať vlastnými rukami.',
  fill: 'Takto by sme to doplnili my. Skús to prepísať vlastnými rukami.',
  predict: 'Toto program vypíše.',
  order: 'V\u00A0tomto poradí to dáva zmysel.',
  tick: 'Takto by sme to urobili my. Tvoje riešenie môže byť iné a\u00A0dobré.',
};

/** Help that is asked for, a step at a time; what was opened stays open. */
export function HintLadder({ rungs, opened, onOpen, isPassed = false, attemptsLeft = 0 }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [pressed, setPressed] = useState(-1);
  // The pressed button is gone; what it opened is read.
  useEffect(() => {
    if (pressed !== -1 && opened > pressed)
      list.current?.querySelectorAll<HTMLElement>(':scope > li')[pressed]?.focus();
  }, [pressed, opened]);
  if (isPassed && opened < rungs.length) return <AfterPassing rungs={rungs} opened={opened} />;
  return (
    <div>
      <p id={id} className="mb-1.5 text-md font-bold">
        Keď sa zasekneš
      </p>
      <ol ref={list} aria-labelledby={id} className="ml-3 list-none border-l-2 border-line p-0">
        {[...rungs.entries()].map(([index, rung]) => (
          <li
            key={index}
            tabIndex={index < opened ? -1 : undefined}
            className="relative mt-0 grid min-h-11 content-center py-1 pl-5.5 text-md leading-normal"
          >
            <span
              aria-hidden="true"
              className={`absolute top-2.5 -left-[13px] grid size-6 place-items-center rounded-full font-mono text-xs leading-none font-semibold ${index < opened ? 'bg-accent text-white' : 'bg-primary text-muted shadow-[inset_0_0_0_1.5px_var(--line-strong)]'}`}
            >
              {index + 1}
            </span>
            {index < opened ? (
              <OpenRung rung={rung} number={index + 1} />
            ) : index === opened && !(rung.kind === 'solution' && attemptsLeft > 0) ? (
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-2.5 justify-self-start rounded-md px-4.5 py-1.5 text-md font-strong shadow-[inset_0_0_0_1.5px_var(--line-strong)] hover:bg-accent-soft hover:text-accent-text"
                onClick={() => {
                  setPressed(index);
                  onOpen();
                }}
              >
                <CodeIcon name={icons[rung.kind]} />
                {nextName(rung, index)}
              </button>
            ) : (
              <span className="text-muted">
                {index === opened ? waitingName(attemptsLeft) : laterName(rung, index)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What was asked for, and the solution to compare with. */
function AfterPassing({ rungs, opened }: Pick<Props, 'rungs' | 'opened'>) {
  const [isShown, setShown] = useState(false);
  const solution = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone; what it opened is read.
    if (isShown) solution.current?.focus();
  }, [isShown]);
  const last = rungs.at(-1);
  return (
    <div className="grid min-w-0 gap-4 text-md leading-normal">
      {[...rungs.slice(0, opened).entries()].map(([index, rung]) => (
        <OpenRung key={index} rung={rung} number={index + 1} />
      ))}
      {isShown && last ? (
        <div ref={solution} tabIndex={-1} className="min-w-0">
          <OpenRung rung={last} number={rungs.length} />
        </div>
      ) : (
        <button
          type="button"
          className="min-h-11 justify-self-start font-strong text-accent-text underline underline-offset-3"
          onClick={() => setShown(true)}
        >
          Ukáž, ako to píšeme my
        </button>
      )}
    </div>
  );
}

function OpenRung({ rung, number }: { rung: Rung; number: number }) {
  if (rung.kind === 'hint') {
    return (
      <div className="min-w-0 py-1.5 [&_.prose]:text-md">
        <p className="font-bold">Nápoveda {number}</p>
        <Prose html={rung.html} />
      </div>
    );
  }
  if (rung.kind === 'order') {
    return (
      <div className="min-w-0 py-1.5">
        <p className="font-bold">Zoraď riadky</p>
        <p>Riadky sú správne, len pomiešané.</p>
        <div className="mt-2.5">{rung.content}</div>
      </div>
    );
  }
  return (
    <div className="min-w-0 py-1.5 [&_.prose]:text-md">
      <p className="font-bold">Riešenie</p>
      <p>{solutionTexts[rung.of]}</p>
      {rung.html && (
        <div className="mt-2.5 overflow-hidden rounded-xl">
          <ProgramLines title={rung.title} html={rung.html} />
        </div>
      )}
      {rung.noteHtml && (
        <div className="mt-2.5">
          <Prose html={rung.noteHtml} />
        </div>
      )}
    </div>
  );
}
