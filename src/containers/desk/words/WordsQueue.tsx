import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DeskItem, DeskItems } from '#src/components/desk/kit/DeskItems.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSplit } from '#src/components/desk/kit/DeskSplit.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { useOneOpen } from '#src/containers/desk/kit/useOneOpen.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';

interface Listed<Row> {
  items: Row[];
  page: number;
  pageCount: number;
  total: number;
}

interface Props<Row extends { id: string }> {
  /** The address of the list. */
  path: string;
  /** The one that the address opens. */
  id: string | null;
  label: string;
  list: UseQueryResult<Listed<Row>>;
  rowOf: (row: Row, now: number) => Omit<DeskItem, 'key' | 'href' | 'isCurrent'>;
  /** In the place of a list without rows. */
  empty: ReactNode;
  /** The one that is open. */
  children: (openId: string, around: AroundWords) => ReactNode;
}

export interface AroundWords {
  now: number;
  /** Whether it is in sight: letters are about what is seen. */
  isSeen: boolean;
  listHref: string;
  openNext: (done: string) => void;
  close: () => void;
}

const perPage = 30;

/** What people have written, at the left, and the one that is open, at the right. */
export function WordsQueue<Row extends { id: string }>(props: Props<Row>) {
  const { path, id, label, list, rowOf, empty, children } = props;
  const { hrefOfPage } = useListAddress(path);
  const now = useNow();
  const ids = list.data?.items.map((row) => row.id) ?? [];
  const { openId, listHref, hrefOf, ...around } = useOneOpen(path, id, ids);
  return (
    <DeskSplit
      isOneOpen={id !== null}
      backHref={listHref}
      list={
        <DeskSection {...sectionOf(list)}>
          {({ items, ...place }) =>
            items.length === 0 ? (
              empty
            ) : (
              <DeskItems
                label={label}
                now={now}
                items={items.map((row) => ({
                  ...rowOf(row, now),
                  key: row.id,
                  href: hrefOf(row.id),
                  isCurrent: row.id === openId,
                }))}
              >
                {place.pageCount > 1 && <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />}
              </DeskItems>
            )
          }
        </DeskSection>
      }
    >
      {openId !== null && children(openId, { now, listHref, ...around })}
    </DeskSplit>
  );
}
