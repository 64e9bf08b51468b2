import type { ReactNode } from 'react';

interface Props {
  /** What is read. */
  children: ReactNode;
  /** Stands beside the text, on a narrow screen after it. */
  aside?: ReactNode;
}

/** A text from the page's left edge, as the header above it, no wider than is good to read. */
export function ReadingColumn({ children, aside }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 l:grid-cols-[minmax(0,theme(maxWidth.column))_minmax(0,1fr)]">
      <div>{children}</div>
      {aside && (
        <aside aria-label="K tomuto textu" className="grid gap-8 self-start l:sticky l:top-6">
          {aside}
        </aside>
      )}
    </div>
  );
}
