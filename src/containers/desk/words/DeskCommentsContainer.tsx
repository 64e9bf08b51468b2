import { useQuery } from '@tanstack/react-query';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import type { DeskComment } from '#src/contract/desk/words/deskWords.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { deskComments } from '#src/queries/desk/words/deskWords.ts';
import { OpenedComment } from './OpenedComment.tsx';
import { WordsQueue } from './WordsQueue.tsx';
import type { WordsListProps } from './wordsList.ts';

/** Comments that are hidden, or all of them, and the one that is open. */
export function DeskCommentsContainer({ userId, id, tab, announce }: WordsListProps) {
  const path = deskPaths.comments();
  const { page, query } = useListAddress(path);
  const list = tab === 'skryte' ? 'hidden' : 'all';
  const comments = useQuery(deskComments(userId, { list, q: query, page }));
  return (
    <WordsQueue
      path={path}
      id={id}
      label="Komentáre"
      list={comments}
      rowOf={(comment) => ({
        name: comment.author?.name ?? 'Zrušený účet',
        at: comment.createdAt,
        text: comment.text,
        badge: badgeOf(comment),
        note: comment.place.name,
      })}
      empty={<WordsEmpty list={list} query={query} allHref={withFilters(path, { tab: 'vsetky' })} />}
    >
      {(commentId, around) => (
        <OpenedComment userId={userId} announce={announce} commentId={commentId} around={around} />
      )}
    </WordsQueue>
  );
}

function badgeOf({ hiddenAt, heldAt, reportCount }: DeskComment) {
  if (hiddenAt || heldAt) {
    return (
      <DeskBadge tone="warn" isFilled>
        {hiddenAt ? 'skryté' : 'čaká na pohľad'}
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
