import type { ExpressionRow, RowPart } from '#src/domain/program/expressionRows.ts';

interface Props {
  /** Of the line that is gone into; empty where it can only be run as a whole. */
  rows: readonly ExpressionRow[];
  /** Which one is there by now, from 0. */
  row: number;
  line: number;
  /** So many rows has the longest way through a line: their room is kept, so that nothing below moves. */
  most: number;
}

/** Of a longer way its end is seen. */
const mostSeen = 5;

function Part({ text, isCounted, isNew }: RowPart) {
  const shown = isNew ? (
    <mark className="rounded-[6px] bg-code-accent px-1.5 py-0.5 font-bold text-code-on-accent">{text}</mark>
  ) : (
    text
  );
  if (!isCounted) return <>{shown}</>;
  return <u className="decoration-code-light decoration-2 underline-offset-[7px]">{shown}</u>;
}

/** How the expression of a line becomes a value, row by row. Underlined is what is counted now, filled what is new. */
export function StepExpression({ rows, row, line, most }: Props) {
  const isDone = row >= rows.length - 1;
  const seen = isDone ? mostSeen : mostSeen - 1;
  const first = Math.max(0, row + 1 - seen);
  return (
    <div className="-mx-5 max-m:-mx-3">
      <p className="px-5 font-sans text-xs font-semibold text-code-muted max-m:px-3">Výraz na riadku {line}</p>
      <ol
        aria-label={`Výraz na riadku ${line}`}
        style={{ minHeight: `${Math.max(1, Math.min(most, mostSeen)) * 2.75}rem` }}
        className="mt-1 list-none! p-0! font-mono text-mono font-medium text-code-muted [font-variant-ligatures:none] @[60rem]:text-lg [&>li]:mt-0! [&>li]:grid [&>li]:min-h-11 [&>li]:grid-cols-[3rem_minmax(0,1fr)] [&>li]:items-center max-m:[&>li]:grid-cols-[2.25rem_minmax(0,1fr)]"
      >
        {rows.length === 0 && (
          <li className="font-sans text-sm">
            <span />
            Tento riadok sa dá len spustiť celý.
          </li>
        )}
        {[...rows.entries()].slice(first, row + 1).map(([index, { parts }]) => (
          <li
            key={index}
            aria-current={index === row ? 'step' : undefined}
            className={index === row ? 'bg-code-line text-white shadow-[inset_3px_0_0_theme(colors.code.accent)]' : ''}
          >
            <RowNumber number={index + 1} isNow={index === row} />
            <span className="py-1 leading-8 wrap-anywhere whitespace-pre-wrap">
              {[...parts.entries()].map(([place, part]) => (
                <Part key={place} {...part} />
              ))}
            </span>
          </li>
        ))}
        {!isDone && (
          <li aria-hidden="true" className="text-code-number">
            <RowNumber number={row + 2} isNow={false} />…
          </li>
        )}
      </ol>
    </div>
  );
}

function RowNumber({ number, isNow }: { number: number; isNow: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`pr-4 text-right text-sm max-m:pr-2.5 ${isNow ? 'text-code-light' : 'text-code-number'}`}
    >
      {number}
    </span>
  );
}
