import { useQuery } from '@tanstack/react-query';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { CommentCaseView } from '#src/components/desk/words/CommentCaseView.tsx';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import type { DeskComment } from '#src/contract/desk/words/deskWords.ts';
import { formatRelative } from '#src/domain/dateTime.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { commentCase, deskComments } from '#src/queries/desk/words/deskWords.ts';
import { WordsDecisionContainer } from './WordsDecisionContainer.tsx';
import { WordsQueue } from './WordsQueue.tsx';
import type { WordsListProps } from './wordsList.ts';

const lists: Record<string, 'all' | 'hidden'> = { vsetky: 'all', skryte: 'hidden' };

/** Comments that are reported, hidden, or all of them, and the one that is open. */
export function DeskCommentsContainer({ userId, id, tab, announce }: WordsListProps) {
  const path = deskPaths.comments();
  const { page, query } = useListAddress(path);
  const list = lists[tab] ?? 'reported';
  const isQueue = list === 'reported';
  const comments = useQuery(deskComments(userId, { list, q: isQueue ? '' : query, page }));
  return (
    <WordsQueue
      path={path}
      id={id}
      label="Komentáre"
      list={comments}
      rowOf={(comment, now) => ({
        name: comment.author?.name ?? 'Zrušený účet',
        at: comment.createdAt,
        text: comment.text,
        badge: badgeOf(comment),
        note:
          isQueue && comment.reportedAt
            ? `${comment.place.name} · nahlásené ${formatRelative(comment.reportedAt, now)}`
            : comment.place.name,
      })}
      empty={
        <WordsEmpty
          list={list === 'hidden' ? 'hidden' : isQueue ? 'reported' : 'all'}
          query={query}
          allHref={withFilters(path, { tab: 'vsetky' })}
        />
      }
      queryOf={(commentId) => commentCase(userId, commentId)}
      missing={{
        title: 'Tento komentár tu nie je',
        text: 'V\u00A0adrese je preklep, alebo komentár zmizol s\u00A0lekciou či účtom.',
      }}
    >
      {(comment, { now, isSeen, openNext }) => (
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
    </WordsQueue>
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
