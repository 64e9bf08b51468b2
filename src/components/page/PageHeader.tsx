import type { ReactNode } from 'react';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  title: string;
  lead?: string;
  /** Stands below the lead: tags that filter the list, where to subscribe. */
  children?: ReactNode;
}

/** The top of a screen that shows a list. */
export function PageHeader({ title, lead, children }: Props) {
  return (
    <header className="pt-10 pb-10 m:pt-16 m:pb-12">
      <h1 className="text-h1">{typeset(title)}</h1>
      {lead && <p className="mt-4 max-w-lead text-xl text-pretty text-muted">{typeset(lead)}</p>}
      {children && <div className="mt-8">{children}</div>}
    </header>
  );
}
