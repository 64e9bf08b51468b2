import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader.tsx';

interface Props {
  title: string;
  lead?: string;
  /** The list. */
  children: ReactNode;
  /** Where else to find it. */
  after?: ReactNode;
}

/** A screen that shows a list. */
export function ListScreen({ title, lead, children, after }: Props) {
  return (
    <div className="page pb-18">
      <PageHeader title={title} lead={lead} />
      {children}
      {after && <div className="pt-10">{after}</div>}
    </div>
  );
}
