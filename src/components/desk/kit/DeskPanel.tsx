import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with a title of its own. */
export function DeskPanel({ title, aside, children }: Props) {
  return (
    <section className="min-w-0 rounded-lg border border-line">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <h2 className="text-md font-strong">{title}</h2>
        {aside && <div className="text-2xs text-muted">{aside}</div>}
      </header>
      <div className="grid gap-3 p-4 text-xs">{children}</div>
    </section>
  );
}
