import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What to do next. */
  children: ReactNode;
}

/** Stands where a list would be, and says what to do next. */
export function EmptyState({ title, children }: Props) {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border border-line bg-surface px-6 py-10 wrap-anywhere">
      <h2 className="text-h3">{title}</h2>
      <div className="text-muted">{children}</div>
    </div>
  );
}
