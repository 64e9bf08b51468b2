import { cva } from 'class-variance-authority';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';

/** How one line stands: right, different this time, answered but not graded yet, asked now, or still to come. */
export type RepetitionLine = 'right' | 'other' | 'kept' | 'now' | 'ahead';

interface Props {
  lines: readonly RepetitionLine[];
}

const bar = cva('h-2 rounded-[4px]', {
  variants: {
    line: {
      right: 'bg-accent',
      other: 'bg-[repeating-linear-gradient(-45deg,var(--accent)_0_5px,var(--accent-soft)_5px_10px)]',
      kept: 'bg-accent-soft shadow-[inset_0_0_0_2px_var(--accent-text)]',
      now: 'bg-accent-soft shadow-[0_0_0_2px_var(--primary),0_0_0_4px_var(--accent-text)]',
      ahead: 'bg-line',
    },
  },
});

const number = cva('flex min-h-6 items-center gap-1.5 font-mono text-sm font-strong', {
  variants: {
    line: {
      right: 'text-success-text',
      other: 'text-accent-text',
      kept: 'text-accent-text',
      now: 'text-accent-text',
      ahead: 'text-muted',
    },
  },
});

const said: Record<RepetitionLine, string> = {
  right: 'vyšla',
  other: 'tentoraz inak',
  kept: 'čaká na pripojenie',
  now: 'teraz',
  ahead: 'ešte príde',
};

/** The questions of a sitting as lines that light one after the other; each says by shape and word how it went. */
export function RepetitionLines({ lines }: Props) {
  return (
    <ol aria-label="Otázky" className="grid auto-cols-fr grid-flow-col gap-1.5">
      {lines.map((line, index) => (
        <li key={index} aria-current={line === 'now' ? 'step' : undefined} className="grid gap-2">
          <span className={number({ line })}>
            {index + 1}
            {line === 'right' && <CodeIcon name="check" size={16} />}
            {line === 'other' && <CodeIcon name="undo" size={16} />}
            {line === 'kept' && <CodeIcon name="clock" size={16} />}
            <span className="sr-only">, {said[line]}</span>
          </span>
          <span aria-hidden="true" className={bar({ line })}>
            {line === 'now' && <span className="block h-full w-2/5 rounded-[4px] bg-accent" />}
          </span>
        </li>
      ))}
    </ol>
  );
}
