import type { ReactNode } from 'react';

interface Props {
  /** What happens and when. */
  beside: ReactNode;
  /** What is published, with what stands in its way. */
  children: ReactNode;
}

/** The screen of a publication: what is published, and beside it, or below, the way to press. */
export function PublicationColumns({ beside, children }: Props) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">{children}</div>
      <div className="grid min-w-0 gap-4">{beside}</div>
    </div>
  );
}
