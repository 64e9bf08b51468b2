import { useQuery } from '@tanstack/react-query';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskItems } from '#src/components/desk/kit/DeskItems.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSplit } from '#src/components/desk/kit/DeskSplit.tsx';
import { CommentCaseView } from '#src/components/desk/words/CommentCaseView.tsx';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';
import { OpenedOne } from '#src/containers/desk/kit/OpenedOne.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { useOneOpen } from '#src/containers/desk/kit/useOneOpen.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { DeskComment } from '#src/contract/desk/words/deskWords.ts';
import { formatRelative } from '#src/domain/dateTime.ts';
import { deskPaths, withFilters } from '#src/domain/desk/kit/deskPaths.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { commentCase, deskComments } from '#src/queries/desk/words/deskWords.ts';
import { WordsDecisionContainer } from './WordsDecisionContainer.tsx';
import type { WordsListProps } from './wordsList.ts';

const lists: Record<string, string> = { vsetky: 'all', skryte: 'hidden' };
const perPage = 30;

/** Comments that are reported, hidden, or all of them, and the one that is open. */
export function DeskCommentsContainer({ userId, id, tab, announce }: WordsListProps) {
  const path = deskPaths.comments();
  const { page, query, hrefOfPage } = useListAddress(path);
  const list = lists[tab] ?? 'reported';
  const isQueue = list === 'reported';
  const comments = useQuery(deskComments(userId, { list, q: isQueue ? '' : query, page }));
  const items = comments.data?.items ?? [];
  const { openId, listHref, hrefOf, isSeen, openNext } = useOneOpen(
    path,
    id,
    items.map((comment) => comment.id),
  );
  const now = useNow();
  const opened = useQuery({ ...commentCase(userId, openId ?? ''), enabled: openId !== null });
  return (
    <DeskSplit
      isOneOpen={id !== null}
      backHref={listHref}
      list={
        <DeskSection {...sectionOf(comments)}>
          {({ items: found, ...place }) =>
            found.length === 0 ? (
              <WordsEmpty
                list={list === 'hidden' ? 'hidden' : isQueue ? 'reported' : 'all'}
                query={query}
                allHref={withFilters(path, { tab: 'vsetky' })}
              />
            ) : (
              <DeskItems
                label="Komentáre"
                now={now}
                items={found.map((comment) => ({
                  key: comment.id,
                  href: hrefOf(comment.id),
                  name: comment.author?.name ?? 'Zrušený účet',
                  at: comment.createdAt,
                  text: comment.text,
                  badge: badgeOf(comment),
                  note:
                    isQueue && comment.reportedAt
                      ? `${comment.place.name} · nahlásené ${formatRelative(comment.reportedAt, now)}`
                      : comment.place.name,
                  isCurrent: comment.id === openId,
                }))}
              >
                {place.pageCount > 1 && <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />}
              </DeskItems>
            )
          }
        </DeskSection>
      }
    >
      {openId !== null && (
        <OpenedOne
          query={opened}
          listHref={listHref}
          missing={{
            title: 'Tento komentár tu nie je',
            text: 'V\u00A0adrese je preklep, alebo komentár zmizol s\u00A0lekciou či účtom.',
          }}
        >
          {(comment) => (
            <CommentCaseView comment={comment} now={now}>
              <WordsDecisionContainer
                key={comment.id}
                kind="comment"
                words={comment}
                reportCount={comment.reportCount}
                hasKeys={isSeen}
                announce={announce}
                onDone={isQueue ? () => openNext(comment.id) : undefined}
              />
            </CommentCaseView>
          )}
        </OpenedOne>
      )}
    </DeskSplit>
  );
}

function badgeOf({ hiddenAt, reportCount }: DeskComment) {
  if (hiddenAt) {
    return (
      <DeskBadge tone="warn" isFilled>
        skryté
      </DeskBadge>
    );
  }
  if (reportCount === 0) return null;
  return (
    <DeskBadge tone="danger" isFilled>
      {countedAtDesk(reportCount, 'nahlasenie')}
    </DeskBadge>
  );
}
