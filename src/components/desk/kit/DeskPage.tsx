import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** A few words beside the title. */
  note?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the desk inside its frame: the title, and what is below. */
export function DeskPage({ title, note, actions, children }: Props) {
  return (
    <div className="grid content-start gap-4 px-4 pt-5 pb-7 m:px-6">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-[1.375rem] leading-tight font-bold tracking-[-0.012em]">{title}</h1>
        {note && <p className="text-xs text-muted">{note}</p>}
        {actions && <div className="flex flex-wrap gap-2 m:ml-auto">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
