import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { SubscriberItem } from '#src/contract/desk/letters/deskNewsletter.ts';
import { shortTime } from '#src/domain/shortTime.ts';
import { subscriberFrom, subscriberStates } from '#src/domain/subscriber.ts';

interface Props {
  subscribers: readonly SubscriberItem[];
  /** Asks whether an address is to be removed; `null`: not for who is here. */
  hrefOfRemoval: ((id: string) => string) | null;
  /** Whether the list is narrowed; what was searched, if anything was. */
  isFiltered: boolean;
  query: string;
  /** The way out of an empty filter. */
  reset: ReactNode;
  children?: ReactNode;
}

const looks = {
  confirmed: { icon: 'check', tone: 'success' },
  pending: { icon: 'clock', tone: 'warn' },
  unsubscribed: { icon: 'close', tone: 'neutral' },
  bounced: { icon: 'close', tone: 'danger' },
} as const;

const columns: readonly DeskColumn<SubscriberItem>[] = [
  {
    name: 'E-mail',
    phone: 'title',
    isWide: true,
    cell: ({ email }) => (
      <span title={email} className="block truncate font-semibold">
        {email}
      </span>
    ),
  },
  {
    name: 'Stav',
    phone: 'below',
    cell: ({ state }) => <DeskBadge {...looks[state]}>{subscriberStates[state].name}</DeskBadge>,
  },
  { name: 'Od', isNumber: true, cell: ({ since }) => shortTime(since), from: 'l' },
  {
    name: 'Odkiaľ',
    from: 'l',
    cell: ({ from, fromPath }) => `${subscriberFrom[from]}${fromPath ? `, ${fromPath}` : ''}`,
  },
];

/** Addresses of the newsletter: how it is with them, since when and from where. */
export function SubscriberList({ subscribers, hrefOfRemoval, isFiltered, query, reset, children }: Props) {
  if (subscribers.length === 0) {
    return isFiltered ? (
      <DeskEmpty title={query ? `Pre „${query}“ sme nič nenašli` : 'Takéto adresy tu nie sú'} action={reset}>
        Hľadáme v&nbsp;adresách. Na veľkosti písmen a&nbsp;diakritike nezáleží.
      </DeskEmpty>
    ) : (
      <DeskEmpty title="Novinky zatiaľ nikto neodoberá">
        Adresa sa tu objaví, keď ju niekto napíše do formulára v&nbsp;pätičke, v&nbsp;okne alebo v&nbsp;profile.
      </DeskEmpty>
    );
  }
  const removal: DeskColumn<SubscriberItem> = {
    name: 'Úkon',
    isNumber: true,
    phone: 'side',
    cell: ({ id, email }) => (
      <DeskButtonLink kind="danger" size="row" href={hrefOfRemoval?.(id) ?? ''}>
        Odstrániť…<span className="sr-only"> {email}</span>
      </DeskButtonLink>
    ),
  };
  return (
    <DeskTable
      caption="Odberatelia"
      columns={hrefOfRemoval ? [...columns, removal] : columns}
      rows={subscribers}
      keyOf={({ id }) => id}
    >
      {children}
    </DeskTable>
  );
}
