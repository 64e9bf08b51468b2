import type { KeyboardEvent, ReactNode } from 'react';
import { Prose } from '#src/components/ui/Prose.tsx';
import { Tick } from '#src/components/ui/Tick.tsx';
import type { Exercise as Asked, ExerciseKind } from '#src/contract/exercise.ts';
import { exerciseAnchor } from '#src/domain/exercise/exerciseAnchor.ts';
import { programWords } from '#src/domain/exercise/programWords.ts';

interface Props {
  id: string;
  kind: ExerciseKind;
  language: Asked['language'];
  /** It has, now or some time before: „splnené včera“. */
  passed?: string | null;
  /** Whether it has is not known where it is drawn: the words come later. */
  isStill?: boolean;
  /** The assignment: safe markup. */
  html: string;
  /** Where the learner works, and what is said about it. */
  work: ReactNode;
  /** What must hold, and the hints. */
  rest: ReactNode;
  /** Ctrl or Cmd + Shift + Enter anywhere in it. */
  onCheckKeys: () => void;
}

const kindNames: Record<ExerciseKind, (object: string) => string> = {
  write: (object) => `napíš ${object}`,
  fix: (object) => `oprav ${object}`,
  fill: (object) => `doplň ${object}`,
  predict: () => 'tipni si výstup',
  order: () => 'zoraď riadky',
  tick: () => 'skontroluj sa podľa zoznamu',
};

/** A checked task: what is asked, where it is done, what helps. With room beside each other, else one below the other. */
export function Exercise({ id, kind, language, passed = null, isStill = false, html, work, rest, onCheckKeys }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    // The editor would run the program.
    event.preventDefault();
    event.stopPropagation();
    onCheckKeys();
  };
  return (
    <fieldset
      id={exerciseAnchor(id)}
      data-exercise={id}
      onKeyDownCapture={onKeyDown}
      className="@container min-w-0 border-t-3 border-accent pt-6"
    >
      <legend className="sr-only">Úloha</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @min-[56rem]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] @min-[56rem]:grid-rows-[auto_1fr] @min-[56rem]:gap-x-10">
        <div>
          <p className="mb-2 flex flex-wrap gap-x-3 text-sm text-muted">
            <b aria-hidden="true" className="font-bold text-accent-text">
              Úloha
            </b>
            <span>{kindNames[kind](programWords[language].object)}</span>
            {(passed || isStill) && (
              <span
                hidden={isStill}
                data-if={isStill ? 'passed' : undefined}
                className="inline-flex items-center gap-1 font-strong text-success-text"
              >
                <Tick size={18} />
                {isStill ? <span data-words /> : passed}
              </span>
            )}
          </p>
          <div data-assignment>
            <Prose html={html} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-4 @min-[56rem]:sticky @min-[56rem]:top-5 @min-[56rem]:col-start-2 @min-[56rem]:row-span-2 @min-[56rem]:row-start-1 @min-[56rem]:self-start">
          {work}
        </div>
        <div className="grid min-w-0 content-start gap-6">{rest}</div>
      </div>
    </fieldset>
  );
}
