import { useInfiniteQuery, useIsMutating, useMutation } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { commentDrafts } from '#src/browser/storage/commentDrafts.ts';
import { CommentSection } from '#src/components/comment/CommentSection.tsx';
import type { CommentOutcome } from '#src/components/comment/commentEntry.ts';
import { sectionStatus } from '#src/containers/ui/queryState.ts';
import { useArrival } from '#src/containers/ui/useArrival.ts';
import type { ReportDraft } from '#src/contract/comment.ts';
import { minutes } from '#src/domain/duration.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
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
  /** The element that links to the comments lead to. */
  place: string;
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // Every comment says how long ago it was: drawing a long list anew must not hold up who is typing.
    const timer = setInterval(() => startTransition(() => setNow(Date.now())), minutes(1));
    return () => clearInterval(timer);
  }, []);
  return now;
}

const refusals: Record<string, CommentOutcome> = {
  blocked: 'blocked',
  'recent-sign-in-required': 'sign-in-too-old',
};

const outcomeOf = (writing: Promise<unknown>): Promise<CommentOutcome> =>
  writing.then(
    () => 'taken',
    (error) => refusals[refusalOf(error) ?? ''] ?? 'failed',
  );

/** The comments of a lecture or a post, with all that a signed-in person may do there. */
export function CommentsContainer({ target, userId, authorName, loginHref, place }: Props) {
  const threads = commentThreads(sendToApi, target, userId);
  const loaded = useInfiniteQuery(threads);
  const scope = { target, userId: userId ?? '', authorName: authorName ?? 'Ty' };
  const { mutateAsync: add } = useMutation(addComment(sendToApi, scope));
  const { mutateAsync: edit } = useMutation(editComment(sendToApi, scope));
  const { mutateAsync: remove } = useMutation(deleteComment(sendToApi, scope));
  const { mutateAsync: report } = useMutation(reportComment(sendToApi, scope));
  // The same as long as they do the same: a thread that has not changed is not drawn anew.
  const actions = useMemo(
    () => ({
      send: (text: string, parentId?: string) => outcomeOf(add({ text, ...(parentId && { parentId }) })),
      edit: (id: string, text: string) => outcomeOf(edit({ id, text })),
      remove: (id: string) => outcomeOf(remove(id)),
      report: (id: string, draft: ReportDraft) => outcomeOf(report({ id, draft })),
    }),
    [add, edit, remove, report],
  );
  // A page that is loaded during a change would bring back what was before it.
  const isWriting = useIsMutating({ mutationKey: threads.queryKey }) > 0;
  const now = useNow();
  const name = `${userId} ${commentPath(target)}`;
  const drafts = useMemo(() => commentDrafts(name), [name]);

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = loaded;
  const busyOr = isFetchNextPageError ? 'failed' : 'ready';
  const older = isFetchingNextPage || isWriting ? 'busy' : busyOr;
  useArrival(place, loaded.isSuccess);
  return (
    <CommentSection
      key={name}
      status={sectionStatus(loaded)}
      list={loaded.data}
      onRetry={() => void loaded.refetch()}
      older={hasNextPage ? older : 'none'}
      onOlder={() => void fetchNextPage()}
      now={now}
      isSignedIn={userId !== null}
      loginHref={loginHref}
      actions={actions}
      drafts={drafts}
    />
  );
}
