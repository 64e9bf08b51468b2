import { useInfiniteQuery, useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { commentDrafts } from '#src/browser/commentDrafts.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { CommentSection } from '#src/components/comment/CommentSection.tsx';
import {
  addComment,
  type CommentTarget,
  commentPath,
  commentThreads,
  deleteComment,
  editComment,
  reportComment,
} from '#src/queries/comment.ts';

interface Props {
  target: CommentTarget;
  userId: string | null;
  /** Shown on an own comment until the API has answered. */
  authorName: string | null;
  loginHref: string;
}

const minute = 60_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const isTaken = (writing: Promise<unknown>) =>
  writing.then(
    () => true,
    () => false,
  );

/** The comments of a lecture or a post, with all that a signed-in person may do there. */
export function CommentsContainer({ target, userId, authorName, loginHref }: Props) {
  const threads = commentThreads(sendToApi, target, userId);
  const { data, status, isFetching, refetch, ...paging } = useInfiniteQuery(threads);
  const scope = { target, userId: userId ?? '', authorName: authorName ?? 'Ty' };
  const adding = useMutation(addComment(sendToApi, scope));
  const editing = useMutation(editComment(sendToApi, scope));
  const deleting = useMutation(deleteComment(sendToApi, scope));
  const reporting = useMutation(reportComment(sendToApi, scope));
  // A page that is loaded during a change would bring back what was before it.
  const isWriting = useIsMutating({ mutationKey: threads.queryKey }) > 0;
  const now = useNow();
  const name = `${userId} ${commentPath(target)}`;

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = paging;
  const busyOr = isFetchNextPageError ? 'failed' : 'ready';
  const older = isFetchingNextPage || isWriting ? 'busy' : busyOr;
  const loaded = status === 'error' && !isFetching ? 'error' : status === 'success' ? 'ready' : 'loading';
  return (
    <CommentSection
      key={name}
      status={loaded}
      list={data}
      onRetry={() => void refetch()}
      older={hasNextPage ? older : 'none'}
      onOlder={() => void fetchNextPage()}
      now={now}
      isSignedIn={userId !== null}
      loginHref={loginHref}
      actions={{
        send: (text, parentId) => isTaken(adding.mutateAsync({ text, ...(parentId && { parentId }) })),
        edit: (id, text) => isTaken(editing.mutateAsync({ id, text })),
        remove: (id) => isTaken(deleting.mutateAsync(id)),
        report: (id) => isTaken(reporting.mutateAsync(id)),
      }}
      drafts={commentDrafts(name)}
    />
  );
}
