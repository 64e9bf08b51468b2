import type { ReactNode } from 'react';

interface Props {
  /** Lines, or an editor. */
  children: ReactNode;
}

/** The lines of a program at a height that does not depend on them: nothing moves when another program comes. It can be drawn higher. */
export function CodeHeight({ children }: Props) {
  return (
    <div className="h-88 resize-y overflow-y-auto bg-code max-m:h-72 [&_[data-code-editor]]:min-h-full [&>div]:min-h-full">
      {children}
    </div>
  );
}
