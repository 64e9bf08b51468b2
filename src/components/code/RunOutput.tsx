import { type ReactNode, useMemo } from 'react';
import type { OutputLine } from '#src/domain/program/run.ts';
import type { RunMessage } from '#src/domain/program/runMessage.ts';
import { turtleActsOf } from '#src/domain/program/turtle.ts';
import { CodeIcon } from './CodeIcon.tsx';
import { ResultTable } from './ResultTable.tsx';
import { TurtleDrawing } from './TurtleDrawing.tsx';

interface Props {
  lines: readonly OutputLine[];
  /** What is said about the run: why it ended, or that it is being prepared. */
  message: RunMessage | null;
  /** Nothing was printed, and the run is over. */
  isEmpty?: boolean;
  /** What the program waits for: an answer, or its language. */
  waitsFor?: ReactNode;
  /** Puts the program right, where it is sure how. */
  onMend?: () => void;
}

function Said({ children }: { children: ReactNode }) {
  return <p className="mt-1 max-w-[38em] text-md leading-normal text-code-text">{children}</p>;
}

function Line({ line, name }: { line: OutputLine; name: string }) {
  if (line.kind === 'table') return <ResultTable name={name} columns={line.columns} rows={line.rows} />;
  if (line.kind === 'drawing') return null;
  const { kind, text } = line;
  return <p className={kind === 'log' ? 'text-code-result' : 'text-code-warning'}>{text === '' ? '\u00A0' : text}</p>;
}

const heightOf = (lines: readonly OutputLine[]) =>
  lines.reduce(
    (height, line) => height + (line.kind === 'table' ? line.rows.length + 2 : line.kind === 'drawing' ? 0 : 1),
    0,
  );

/** What a program printed, and below it, one thing at a time, what is to be said about it. */
export function RunOutput({ lines, message, isEmpty = false, waitsFor, onMend }: Props) {
  const acts = useMemo(() => turtleActsOf(lines), [lines]);
  const hasOutput = acts.length === 0 || lines.some(({ kind }) => kind !== 'drawing') || isEmpty;
  return (
    <div className="border-t border-code-line bg-code-out text-code-text">
      {acts.length > 0 && (
        <div className="px-4 pt-1 pb-4 max-m:px-3">
          <TurtleDrawing acts={acts} />
        </div>
      )}
      {hasOutput && <p className="px-4 pt-3 font-sans text-xs font-semibold text-code-muted max-m:px-3">Výstup</p>}
      {/* It can be scrolled, so it can be reached. */}
      <div
        role="log"
        aria-label="Výstup"
        tabIndex={heightOf(lines) > 12 ? 0 : undefined}
        className={`max-h-96 overflow-y-auto px-4 font-mono text-mono leading-[1.8] whitespace-pre-wrap wrap-anywhere max-m:px-3 max-m:text-[0.84375rem] max-m:leading-6 ${hasOutput ? 'pb-3' : ''}`}
      >
        {[...lines.entries()].map(([number, line]) => (
          <Line key={number} line={line} name={`Výsledok ${number + 1}`} />
        ))}
        {isEmpty && <p className="font-sans text-md text-code-muted">Program nič nevypísal.</p>}
      </div>
      {waitsFor && <div className="px-4 pb-3 font-mono text-mono max-m:px-3 max-m:text-[0.84375rem]">{waitsFor}</div>}
      <div role="status">
        {message && (
          <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] border-t border-code-line py-3 pr-4 font-sans max-m:grid-cols-[2.5rem_minmax(0,1fr)]">
            <span
              aria-hidden="true"
              className={`text-center font-mono font-semibold ${message.isNote ? 'text-code-light' : 'text-code-danger'}`}
            >
              {message.line ?? '·'}
            </span>
            <div>
              <p className="font-bold">{message.title}</p>
              <Said>{message.text}</Said>
              {onMend && (
                <button
                  type="button"
                  className="mt-2.5 mb-1 inline-flex min-h-11 items-center gap-2.5 rounded-[10px] px-4.5 text-md leading-tight font-bold shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] hover:bg-code-line focus-visible:outline-code-light"
                  onClick={onMend}
                >
                  <CodeIcon name="check" size={18} />
                  Opraviť
                </button>
              )}
              {message.original && (
                <details className="mt-1 border-0 p-0 text-sm">
                  <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-code-light focus-visible:outline-code-light">
                    Ukáž pôvodné hlásenie
                  </summary>
                  <p lang="en" className="font-mono whitespace-pre-wrap wrap-anywhere">
                    {message.original}
                  </p>
                </details>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
