import type { ReactNode } from 'react';

/** The search and the filters above a list, in a line as long as there is room. */
export function DeskFilters({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>;
}
