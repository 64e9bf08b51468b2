import { useId } from 'react';

interface Props {
  title: string;
  /** Short sentences; each is a line of the program, the first one is lit. */
  lines: readonly string[];
}

/** What a form is good for, beside it. */
export function LinesPanel({ title, lines }: Props) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="overflow-hidden rounded-2xl border border-line bg-surface pb-4">
      <h2 id={id} className="px-5 py-4 text-h3">
        {title}
      </h2>
      <ol>
        {lines.map((line, index) => (
          <li
            key={line}
            className="grid grid-cols-[52px_minmax(0,1fr)] border-l-[3px] border-transparent py-2.5 pr-5 first:border-accent first:bg-accent-soft first:font-strong"
          >
            <span aria-hidden="true" className="pt-0.5 text-center font-mono text-sm text-muted">
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </aside>
  );
}
