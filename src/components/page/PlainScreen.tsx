import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A short screen: a title, one sentence, and what can be done here. */
export function PlainScreen({ title, lead, children }: Props) {
  return (
    <section className="page grid min-h-[55vh] content-start justify-items-start gap-6 pt-12 pb-18 m:pt-18">
      <h1 className="text-h1 font-extrabold tracking-[-0.02em]">{title}</h1>
      <p className="max-w-[34em] text-xl text-muted">{lead}</p>
      {children}
    </section>
  );
}
