import type { ReactNode } from 'react';

interface Props {
  list: ReactNode;
  children: ReactNode;
}

/** The versions at the left, one of them against another at the right. */
export function VersionCompare({ list, children }: Props) {
  return (
    <div className="grid min-w-0 content-start m:grid-cols-[300px_minmax(0,1fr)]">
      {list}
      <div className="grid min-w-0 content-start gap-3 p-3">{children}</div>
    </div>
  );
}
