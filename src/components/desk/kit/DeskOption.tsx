import type { ReactNode } from 'react';

interface Props {
  /** What the options of one choice have in common. */
  group: string;
  isChosen: boolean;
  /** What follows from it. */
  note?: ReactNode;
  onChoose: () => void;
  children: ReactNode;
}

/** One of a few ways, with what follows from it. */
export function DeskOption({ group, isChosen, note, onChoose, children }: Props) {
  return (
    <label className="flex min-h-9 gap-2 py-2 touch:min-h-11 touch:py-3">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0 accent-accent-strong"
      />
      <span>
        {children}
        {note && <span className="block text-2xs text-muted">{note}</span>}
      </span>
    </label>
  );
}
