import { useId } from 'react';
import { textHeadings } from '#src/domain/textHeadings.ts';

interface Props {
  /** The text's markup from the server. */
  html: string;
}

const fewestHeadings = 2;

/** The parts of a long text as links; only where there is room beside it. */
export function TextOutline({ html }: Props) {
  const id = useId();
  const headings = textHeadings(html);
  if (headings.length < fewestHeadings) return null;
  return (
    <nav aria-labelledby={id} className="no-print max-l:hidden">
      <p id={id} className="text-sm font-strong text-muted">
        Na&nbsp;tejto stránke
      </p>
      <ul className="mt-2 border-l border-line text-md leading-snug">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              className="-ml-px block border-l-[3px] border-transparent py-2 pl-4 text-muted hover:border-accent hover:text-accent-text"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
