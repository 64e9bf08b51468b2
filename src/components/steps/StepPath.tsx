import { useId, useMemo } from 'react';
import { outOf } from '#src/domain/plural.ts';
import { pathOf } from '#src/domain/program/stepPath.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { StepSlider } from './StepSlider.tsx';

interface Props {
  steps: readonly Step[];
  /** From 0. */
  at: number;
  /** The last step is where the program failed. */
  hasFailed: boolean;
  onGo: (at: number) => void;
}

/** Beyond these, dots and numbers would lie on each other. */
const most = { dots: 60, lines: 7 };

const line = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** „Cesta programu“: which line ran when. A loop is a saw, a call is a jump. */
export function StepPath({ steps, at, hasFailed, onGo }: Props) {
  const path = useMemo(() => {
    const { lines, points } = pathOf(steps);
    return { lines, points: points.map(({ x, y }) => ({ x: x * 1000, y: 6 + y * 66 })) };
  }, [steps]);
  const drawn = useMemo(() => {
    const spots = path.points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    return { all: `M${spots.join('L')}`, dots: spots.length > most.dots ? [] : spots.map((spot) => `M${spot}h.01`) };
  }, [path]);
  const here = path.points[at] ?? { x: 0, y: 0 };
  const current = steps[at]?.line ?? 1;
  const isMany = path.lines.length > most.lines;
  const id = useId();
  const isFailure = hasFailed && at === steps.length - 1;
  return (
    <div className="border-t border-code-line px-7 pt-3 max-m:px-5.5">
      <div className="flex justify-between gap-3 text-xs font-semibold text-code-muted">
        <span>Cesta programu</span>
        <span>
          krok {at + 1} {outOf(steps.length)}
        </span>
      </div>
      <div className="relative mt-2 ml-6.5">
        <div aria-hidden="true" className="absolute inset-x-0 top-0 h-24 max-m:h-20">
          {path.lines.map(({ line: number, y }) => {
            const isNow = number === current;
            if (isMany && !isNow) return null;
            return (
              <span
                key={number}
                style={{ top: `${((6 + y * 66) / 78) * 100}%` }}
                className={`absolute -left-11.5 -mt-2.5 w-7 text-right font-mono text-[0.8125rem] leading-5 ${isNow ? 'font-bold text-code-light' : `text-code-number ${path.lines.length > 6 ? 'max-m:hidden' : ''}`}`}
              >
                {number}
              </span>
            );
          })}
        </div>
        <svg
          viewBox="0 0 1000 78"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-24 w-full overflow-visible max-m:h-20"
        >
          <path d={drawn.all} {...line} className="stroke-code-ahead" strokeWidth={2} />
          <path
            d={drawn.dots.slice(at + 1).join('') || 'M0 0'}
            {...line}
            className="stroke-code-edge"
            strokeWidth={drawn.dots.length > at + 1 ? 7 : 0}
          />
          {/* The same path once more, as far as it is done: thousands of steps are not written anew with each one. */}
          <clipPath id={id}>
            <rect x={-20} y={-10} width={here.x + 20} height={120} />
          </clipPath>
          <path d={drawn.all} {...line} clipPath={`url(#${id})`} className="stroke-code-accent" strokeWidth={2.5} />
          <path
            d={drawn.dots.slice(0, at + 1).join('') || 'M0 0'}
            {...line}
            className="stroke-code-accent"
            strokeWidth={drawn.dots.length > 0 ? 7 : 0}
          />
          <path d={`M${here.x} ${here.y}V96`} {...line} className="stroke-code-light" strokeWidth={1.5} />
          <path
            d={`M${here.x} ${here.y}h.01`}
            {...line}
            className={isFailure ? 'stroke-code-bad' : 'stroke-white'}
            strokeWidth={13}
          />
        </svg>
        <StepSlider at={at} count={steps.length} done={here.x / 1000} name={`riadok ${current}`} onGo={onGo} />
      </div>
    </div>
  );
}
