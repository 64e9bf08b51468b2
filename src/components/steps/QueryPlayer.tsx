import { outOf } from '#src/domain/plural.ts';
import type { QueryStep } from '#src/domain/program/querySteps.ts';
import { QueryTable } from './QueryTable.tsx';
import { StepShell } from './StepShell.tsx';
import { StepSlider } from './StepSlider.tsx';
import { StepTell } from './StepTell.tsx';
import './stepLines.css';

interface Props {
  title: string;
  code: string;
  /** At least one. */
  steps: readonly QueryStep[];
  /** Which step is shown, from 0. */
  at: number;
  isPlaying: boolean;
  /** It has just come: the sentence of its first step follows, so that it is said. */
  isSilent?: boolean;
  onGo: (at: number) => void;
  onPlay: (isPlaying: boolean) => void;
  onClose: () => void;
  /** It fills a window. */
  isLarge?: boolean;
  onEnlarge?: () => void;
}

/** The lines of a query with one clause lit. */
function ClauseLines({ code, from, to }: { code: string; from: number; to: number }) {
  let start = 0;
  return (
    <div className="prose [--edge:0px] [&_.code]:my-0 [&_.code]:max-w-none [&_.code]:rounded-none">
      <div className="code step-lines">
        <pre>
          <code>
            {[...code.split('\n').entries()].map(([index, text]) => {
              const [first, last] = [Math.max(0, from - start), Math.min(text.length, to - start)];
              start += text.length + 1;
              const isLit = last > first;
              return (
                <span key={index} className={`line ${isLit ? 'lit' : ''}`}>
                  {isLit ? (
                    <>
                      {text.slice(0, first)}
                      <mark className="rounded-[4px] bg-code-accent text-code-on-accent">
                        {text.slice(first, last)}
                      </mark>
                      {text.slice(last)}
                    </>
                  ) : (
                    text
                  )}
                  {'\n'}
                </span>
              );
            })}
          </code>
        </pre>
      </div>
    </div>
  );
}

const lineOf = (code: string, place: number) => code.slice(0, place).split('\n').length;
/** Its rows, and above each group its name. */
const heightOf = ({ rows }: QueryStep) =>
  rows.length + new Set(rows.flatMap(({ group }) => (group === undefined ? [] : [group]))).size;

/** Goes through a query in the order in which a database thinks: which clause makes which table. */
export function QueryPlayer({ code, steps, isSilent, ...shell }: Props) {
  const { at, onGo } = shell;
  const step = steps[at];
  if (!step) return null;
  const last = steps.length - 1;
  const tallest = steps.reduce((most, one) => (heightOf(one) > heightOf(most) ? one : most), step);
  return (
    <StepShell {...shell} last={last}>
      <ClauseLines code={code} from={step.from} to={step.to} />
      <StepTell at={at} line={lineOf(code, step.from)} sentence={step.sentence} isSilent={isSilent} />
      <div className="grid border-t border-code-line bg-code-out px-5 py-4 max-m:px-3 [&>*]:col-start-1 [&>*]:row-start-1 [&>*]:min-w-0">
        {/* As high as it will ever be, so that nothing below moves. */}
        <div aria-hidden="true" inert className="invisible">
          <QueryTable {...tallest} />
        </div>
        <QueryTable {...step} />
      </div>
      <div className="border-t border-code-line px-7 pt-3 max-m:px-5.5">
        <div className="flex justify-between gap-3 text-xs font-semibold text-code-muted">
          <span>Ako dopyt vzniká</span>
          <span>
            krok {at + 1} {outOf(steps.length)}
          </span>
        </div>
        <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-3 gap-y-1 font-mono text-xs">
          {[...steps.entries()].map(([index, { clause }]) => (
            <span
              key={index}
              className={
                index === at
                  ? 'rounded-[4px] bg-code-accent px-1.5 font-bold text-code-on-accent'
                  : index < at
                    ? 'px-1.5 text-code-light'
                    : 'px-1.5 text-code-number'
              }
            >
              {clause}
            </span>
          ))}
        </p>
        <StepSlider at={at} count={steps.length} done={last === 0 ? 0 : at / last} name={step.clause} onGo={onGo} />
      </div>
    </StepShell>
  );
}
