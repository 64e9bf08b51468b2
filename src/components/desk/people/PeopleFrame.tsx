import type { ReactNode } from 'react';

interface Props {
  /** The list has the screen's title while nobody is open. */
  hasTitle: boolean;
  /** The search and the groups. */
  filters: ReactNode;
  list: ReactNode;
  /** Where the person is open: on smaller screens instead of the list. */
  person: ReactNode | null;
}

/** People at the left, one of them at the right. */
export function PeopleFrame({ hasTitle, filters, list, person }: Props) {
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start min-[1200px]:grid-cols-[20rem_minmax(0,1fr)] min-[1200px]:content-stretch">
      <div className={`min-w-0 border-line min-[1200px]:border-r ${person ? 'max-[1199px]:hidden' : ''}`}>
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 border-b border-line px-4 py-3">
          {hasTitle && <h1 className="text-[1.375rem] leading-tight font-bold min-[1200px]:sr-only">Ľudia</h1>}
          {filters}
        </div>
        {list}
      </div>
      <div className={`min-w-0 ${person ? '' : 'max-[1199px]:hidden'}`}>
        {person ?? <p className="px-6 py-8 text-xs text-muted">Vyber niekoho zo zoznamu.</p>}
      </div>
    </div>
  );
}
