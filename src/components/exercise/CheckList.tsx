import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';
import type { CheckState } from '#src/domain/exercise/checkStates.ts';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  /** Over it. */
  title: string;
  checks: readonly { name: string; state: CheckState }[];
  /** The program was changed since it was checked: what was found is paler. */
  isOld?: boolean;
}

export const checkListVariants = {
  state: {
    untouched: 'text-muted shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
    waits: 'text-muted shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
    holds: 'bg-success-soft text-success-text shadow-[inset_0_0_0_1.5px_var(--success-text)]',
    fails: 'bg-danger-soft text-danger-text shadow-[inset_0_0_0_1.5px_var(--danger-text)]',
  },
};

const sign = cva(
  'grid size-6.5 place-items-center rounded-full font-mono text-xs leading-none font-semibold transition-opacity duration-150',
  { variants: checkListVariants },
);

const said: Record<CheckState, [now: string, before: string]> = {
  untouched: ['', ''],
  waits: ['Zatiaľ nie: ', 'Pri poslednej kontrole nie: '],
  holds: ['Splnené: ', 'Pri poslednej kontrole splnené: '],
  fails: ['Zatiaľ nie: ', 'Pri poslednej kontrole nie: '],
};

const hasSign = (state: CheckState) => state === 'holds' || state === 'fails';

/** What must hold, said before anything is checked; what holds is ticked, whatever is said of the rest. */
export function CheckList({ title, checks, isOld = false }: Props) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-md font-bold">
        {title}
      </p>
      <ul aria-labelledby={id} className="m-0 list-none p-0">
        {[...checks.entries()].map(([number, { name, state }]) => (
          <li
            key={number}
            className="mt-0 grid min-h-11 grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-2 border-t border-line py-2 text-md leading-normal"
          >
            <span aria-hidden="true" className={`${sign({ state })} ${isOld && hasSign(state) ? 'opacity-45' : ''}`}>
              {hasSign(state) ? (
                <CodeIcon name={state === 'holds' ? 'check' : 'differs'} size={16} className="stroke-[2.6]" />
              ) : (
                number + 1
              )}
            </span>
            <span className={state === 'fails' ? 'font-strong' : undefined}>
              <span className="sr-only">{said[state][isOld ? 1 : 0]}</span>
              {typeset(name)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
