import { cva } from 'class-variance-authority';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { ProgramLine } from '#src/domain/learnerHome/courseProgram.ts';

interface Props {
  lines: readonly ProgramLine[];
}

const line = cva(
  'grid min-h-11 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center py-1.5 pr-5 text-md leading-snug m:grid-cols-[3.625rem_minmax(0,1fr)_auto]',
  {
    variants: {
      state: {
        done: 'text-code-text',
        current: 'bg-code-line font-bold text-white shadow-lit-code',
        ahead: 'text-code-muted',
      },
    },
  },
);

const number = cva('pr-3.5 text-right font-mono text-mono font-medium m:pr-5', {
  variants: { state: { done: 'text-code-success', current: 'text-code-light', ahead: 'text-code-number' } },
});

/** Lectures as lines of one file: those behind are ticked, the next one is lit and has the cursor. */
export function CourseProgram({ lines }: Props) {
  return (
    <ol className="grid content-center bg-code py-5">
      {lines.map(({ number: count, name, minutes, state }) => (
        <li key={count} aria-current={state === 'current' ? 'step' : undefined} className={line({ state })}>
          <span aria-hidden="true" className={number({ state })}>
            {count}
          </span>
          <span className="pr-3 wrap-anywhere">
            {name}
            {state === 'current' && (
              <span
                aria-hidden="true"
                className="motion-cursor ml-1 inline-block h-[1.15em] w-0.5 rounded-[2px] bg-code-light align-[-0.2em]"
              />
            )}
          </span>
          {state === 'done' ? (
            <>
              <Icon name="check" size={18} className="text-code-success" />
              <span className="sr-only">splnené</span>
            </>
          ) : (
            <span className="text-xs font-medium whitespace-nowrap text-code-muted">{minutes}&nbsp;min</span>
          )}
        </li>
      ))}
    </ol>
  );
}
