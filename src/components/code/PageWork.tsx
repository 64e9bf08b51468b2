import type { ReactNode } from 'react';

interface Props {
  /** Of the code, for its tabs. */
  id: string;
  /** The file that is shown. */
  name: string;
  /** Lines to read scroll here; an editor scrolls by itself. */
  isEditing: boolean;
  /** The lines, or the editor. */
  children: ReactNode;
  preview: ReactNode;
}

/** A file of a page, and right of it, or below it on phones, what the page looks like. */
export function PageWork({ id, name, isEditing, children, preview }: Props) {
  return (
    <div className="m:grid m:grid-cols-2">
      <div
        id={id}
        role="tabpanel"
        aria-label={name}
        tabIndex={isEditing ? undefined : 0}
        className="max-h-139 overflow-y-auto focus-visible:-outline-offset-3 focus-visible:outline-code-light max-m:max-h-90"
      >
        {children}
      </div>
      {preview}
    </div>
  );
}
