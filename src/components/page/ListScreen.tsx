import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader.tsx';

interface Props {
  title: string;
  lead?: string;
  /** The list. */
  children: ReactNode;
}

/** A screen that shows a list. */
export function ListScreen({ title, lead, children }: Props) {
  return (
    <div className="page pb-18">
      <PageHeader title={title} lead={lead} />
      {children}
    </div>
  );
}
