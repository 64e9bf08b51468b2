import { cva } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';

export interface Line {
  /** In the whole course, 1-based. */
  number: number;
  name: string;
}

interface Props {
  lines: readonly Line[];
  /** The line that comes next: it is not lit yet. */
  ahead?: Line & { minutes: number };
  /** How they come: lit from the top within so many milliseconds, or lit from the beginning. */
  lights?: 280 | 900 | 'lit' | 'unlit';
  size?: 'medium' | 'small';
}

const row = cva(
  'grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center pr-5 leading-snug m:grid-cols-[3.5rem_minmax(0,1fr)_auto]',
  {
    variants: {
      size: { medium: 'min-h-11.5 py-2 text-md', small: 'min-h-9.5 py-1.5 text-sm' },
      look: {
        lit: 'mb-0.5 bg-code-line text-white shadow-lit-code',
        lighting: 'motion-lines-lit mb-0.5 text-white shadow-lit-code',
        unlit: 'mb-0.5 text-code-text',
        ahead: 'text-code-muted',
      },
    },
  },
);

/** The lectures of a chapter or of a course as lines of its program, lit because they are done. */
export function LitLines({ lines, ahead, lights = 'lit', size = 'medium' }: Props) {
  const isLighting = typeof lights === 'number';
  const timing = (index: number): CSSProperties & Record<`--${string}`, string | number> => ({
    '--lit-within': `${lights}ms`,
    '--place': lines.length > 1 ? index / (lines.length - 1) : 0,
  });
  return (
    <ol className="wrap-anywhere">
      {lines.map(({ number, name }, index) => (
        <li
          key={number}
          className={row({ size, look: isLighting ? 'lighting' : lights })}
          style={isLighting ? timing(index) : undefined}
        >
          <LineNumber of={number} isLit={lights !== 'unlit'} />
          {name}
          {lights !== 'unlit' && (
            <span className="pl-3 text-code-success">
              <Icon name="check" size={18} />
              <span className="sr-only"> (dokončené)</span>
            </span>
          )}
        </li>
      ))}
      {ahead && (
        <li className={row({ size, look: 'ahead' })}>
          <LineNumber of={ahead.number} isLit={false} />
          {ahead.name}
          <span className="pl-3 text-xs whitespace-nowrap">{ahead.minutes}&nbsp;min</span>
        </li>
      )}
    </ol>
  );
}

function LineNumber({ of, isLit }: { of: number; isLit: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`pr-3.5 text-right font-mono text-[0.9375rem] m:pr-5 ${isLit ? 'text-code-light' : 'text-code-number'}`}
    >
      {of}
    </span>
  );
}
