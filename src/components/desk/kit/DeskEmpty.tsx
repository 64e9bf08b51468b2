import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Why it is empty, and what would be here. */
  children: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** An empty list: what would be here, why it is not, one way on. */
export function DeskEmpty({ title, children, action }: Props) {
  return (
    <div className="grid justify-items-start gap-2 rounded-lg border border-line px-4 py-8 text-xs">
      <p className="text-md font-strong">{title}</p>
      <p className="max-w-prose text-muted">{children}</p>
      {action}
    </div>
  );
}
