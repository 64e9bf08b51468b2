import type { ReactNode } from 'react';

interface Props {
  /** What failed, what stayed as it was and what to do. */
  children: ReactNode;
  /** A way on under the text. */
  action?: ReactNode;
}

/** Says that what the visitor asked for has failed; read aloud when it appears. */
export function FailureNote({ children, action }: Props) {
  return (
    <div role="alert" className="rounded-lg bg-danger-soft px-5 py-4 text-danger-text wrap-anywhere">
      <p>{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
