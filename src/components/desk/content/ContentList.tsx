import type { ReactNode } from 'react';
import { DeskMenu, type DeskMenuEntry } from '#src/components/desk/kit/DeskMenu.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { ContentItem } from '#src/contract/desk/content/deskContent.ts';
import { shortMoment } from '#src/domain/desk/content/deskContent.ts';
import { shortDay } from '#src/domain/shortTime.ts';
import { ContentRemark } from './ContentRemark.tsx';
import { ContentStateBadge } from './ContentStateBadge.tsx';

interface Props {
  /** What is listed: „Články“. */
  caption: string;
  items: readonly ContentItem[];
  /** Milliseconds. */
  now: number;
  hrefOf: (item: ContentItem) => string;
  menuOf: (item: ContentItem) => DeskMenuEntry[];
  /** The pages below the rows. */
  children?: ReactNode;
}

/** What is long leaves room for the name. */
const cut = (text: string | null) => (
  <span title={text ?? undefined} className="block max-w-48 truncate">
    {text ?? '–'}
  </span>
);

/** Things of one kind with how they stand; a column that would be empty in every row is left out. */
export function ContentList({ caption, items, now, hrefOf, menuOf, children }: Props) {
  const columns: (DeskColumn<ContentItem> | false)[] = [
    {
      name: 'Názov',
      phone: 'title',
      isWide: true,
      cell: (item) => (
        <span className="inline-flex max-w-full min-w-0 items-center gap-2.5 align-middle">
          <span title={item.name} className="truncate font-semibold">
            {item.name || 'bez názvu'}
          </span>
          <ContentRemark item={item} />
        </span>
      ),
    },
    {
      name: 'Stav',
      phone: 'below',
      cell: ({ state, publishAt }) => <ContentStateBadge state={state} publishAt={publishAt} />,
    },
    items.some(({ author }) => author) && { name: 'Kto to napísal', from: 'l', cell: ({ author }) => cut(author) },
    items.some(({ fact }) => fact) && { name: 'Podrobnosť', from: 'l', cell: ({ fact }) => cut(fact) },
    items.some(({ publishedAt }) => publishedAt) && {
      name: 'Na webe od',
      isNumber: true,
      from: 'l',
      cell: ({ publishedAt }) => (publishedAt ? shortDay(publishedAt) : '–'),
    },
    { name: 'Upravené', from: 'l', cell: ({ changedBy }) => cut(changedBy.name) },
    { name: 'Kedy', isNumber: true, from: 'l', cell: ({ changedAt }) => shortMoment(changedAt, now) },
    {
      name: 'Ďalšie',
      isNumber: true,
      phone: 'side',
      cell: (item) => <DeskMenu label={`Ďalšie pre ${item.name}`} entries={menuOf(item)} />,
    },
  ];
  return (
    <DeskTable
      caption={caption}
      columns={columns.filter((column) => column !== false)}
      rows={items}
      keyOf={({ id }) => id}
      hrefOf={hrefOf}
    >
      {children}
    </DeskTable>
  );
}
