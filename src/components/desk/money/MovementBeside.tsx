import type { ReactNode } from 'react';

interface Props {
  aside: ReactNode;
  children: ReactNode;
}

/** The list of a month with what is open of it at its side; on narrow screens above it. */
export function MovementBeside({ aside, children }: Props) {
  return (
    <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_20.5rem]">
      <div className="min-w-0 l:order-last">{aside}</div>
      <div className="grid min-w-0 gap-4">{children}</div>
    </div>
  );
}
