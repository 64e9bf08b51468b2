import type { ReactNode } from 'react';

interface Props {
  list: ReactNode;
  /** Whether the address names the one thing: on narrow screens it stands alone then, and the list without it. */
  isOneOpen: boolean;
  backHref: string;
  /** The one thing that is open. */
  children: ReactNode;
}

/** A list at the left and the one thing that is open at the right; below 1025 px one of them. */
export function DeskSplit({ list, isOneOpen, backHref, children }: Props) {
  return (
    <div className="grid items-start gap-4 *:min-w-0 l:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <div className={isOneOpen ? 'max-l:hidden' : ''}>{list}</div>
      <div className={`grid gap-4 *:min-w-0 ${isOneOpen ? '' : 'max-l:hidden'}`}>
        <a href={backHref} className="justify-self-start text-xs text-accent-text hover:underline l:hidden">
          Späť na zoznam
        </a>
        {children}
      </div>
    </div>
  );
}
