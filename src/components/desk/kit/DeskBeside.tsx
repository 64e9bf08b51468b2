import type { ReactNode } from 'react';

interface Props {
  /** A form, on narrow screens above the rest. */
  aside: ReactNode;
  children: ReactNode;
}

/** A list with a form at its side. */
export function DeskBeside({ aside, children }: Props) {
  return (
    <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 l:order-last">{aside}</div>
      <div className="grid min-w-0 gap-4">{children}</div>
    </div>
  );
}
