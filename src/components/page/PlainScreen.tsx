import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
  /** Stands beside all of it where there is room, else below. */
  aside?: ReactNode;
}

/** A short screen: a title, one sentence, and what can be done here. */
export function PlainScreen({ title, lead, children, aside }: Props) {
  return (
    <div className="page grid min-h-[55vh] grid-cols-1 content-start items-start gap-x-16 gap-y-12 pt-12 pb-18 m:pt-18 l:grid-cols-[minmax(0,1fr)_400px]">
      <section className="grid justify-items-start gap-6">
        <h1 className="text-h1 font-extrabold tracking-title">{title}</h1>
        <p className="max-w-lead text-xl text-pretty text-muted">{lead}</p>
        {children}
      </section>
      {aside}
    </div>
  );
}
