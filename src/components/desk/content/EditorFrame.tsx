import type { ReactNode } from 'react';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';

interface Props {
  name: string;
  parts: readonly { name: string; href: string; isCurrent: boolean; count?: number | null }[];
  saveState: ReactNode;
  presence: ReactNode;
  /** Its page on the web; `null` where it has none or is not there. */
  liveHref: string | null;
  /** What has to be said above everything else. */
  notes?: ReactNode;
  children: ReactNode;
}

/** The frame of what is edited: its parts, whether it is safe, who else is here. */
export function EditorFrame({ name, parts, saveState, presence, liveHref, notes, children }: Props) {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
        <h1 title={name} className="max-w-full truncate text-sm font-strong m:max-w-64 xl:max-w-96">
          {name}
        </h1>
        <DeskSwitch label="Časti" choices={parts} />
        <div className="flex min-w-0 flex-wrap items-center gap-3 m:ml-auto">
          {saveState}
          {presence}
          {liveHref && (
            <DeskButtonLink href={liveHref} size="row" icon="externalLink">
              Na webe
            </DeskButtonLink>
          )}
        </div>
      </div>
      {notes && <div className="grid gap-2 border-b border-line p-3">{notes}</div>}
      {children}
    </div>
  );
}
