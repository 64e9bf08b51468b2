import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type {
  BlockDraft,
  BlockPage,
  CommentCase,
  Decided,
  DecisionDraft,
  DeskCommentPage,
  DeskReviewPage,
  ReviewCase,
  WordCounts,
} from '#src/contract/desk/words/deskWords.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const wordCounts = (userId: string) => deskQuery<WordCounts>('/admin/words', userId);
export const deskComments = (userId: string, filters: { list: string; q: string; page: number }) =>
  deskQuery<DeskCommentPage>(withFilters('/admin/comment', filters), userId);
export const deskReviews = (userId: string, filters: { q: string; page: number }) =>
  deskQuery<DeskReviewPage>(withFilters('/admin/review', filters), userId);
export const blocks = (userId: string, filters: { q: string; page: number }) =>
  deskQuery<BlockPage>(withFilters('/admin/block', filters), userId);

/** One thing is never shown in the place of another. */
export const commentCase = (userId: string, id: string) => ({
  ...deskQuery<CommentCase>(`/admin/comment/${encodeURIComponent(id)}`, userId),
  placeholderData: undefined,
});
export const reviewCase = (userId: string, id: string) => ({
  ...deskQuery<ReviewCase>(`/admin/review/${encodeURIComponent(id)}`, userId),
  placeholderData: undefined,
});

/** What moderators do with words and with people. */
export type WordsAct =
  | { act: 'hide' | 'remove'; kind: 'comment' | 'review'; id: string; draft: DecisionDraft }
  | { act: 'restore'; kind: 'comment' | 'review'; id: string }
  | { act: 'keep' | 'reopen'; id: string }
  | { act: 'answer'; id: string; text: string }
  | { act: 'block'; userId: string; draft: BlockDraft }
  | { act: 'unblock'; uid: string };

/** Every list of the desk may be changed by it. @throws ApiError */
export function decideWords(send: SendRequest) {
  return mutationOptions({
    mutationFn: (act: WordsAct) => callOf(send, act),
    // Who decided goes on while the lists are asked again.
    onSettled: (_answer, _error, _act, _result, { client }) => void askAgain(client),
  });
}

export const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['desk'] });

/** Whether something was changed by this act, and not before it by somebody else. */
async function callOf(send: SendRequest, act: WordsAct): Promise<{ changed: boolean }> {
  switch (act.act) {
    case 'hide':
    case 'remove':
      return writeToApi<Decided>(send, 'POST', `/admin/${act.kind}/${act.id}/${act.act}`, act.draft);
    case 'restore':
      return writeToApi<Decided>(send, 'POST', `/admin/${act.kind}/${act.id}/restore`);
    case 'keep': {
      const path = `/admin/comment-report/${act.id}/close`;
      return { changed: (await writeToApi<{ closed: number }>(send, 'POST', path)).closed > 0 };
    }
    case 'reopen': {
      const path = `/admin/comment-report/${act.id}/reopen`;
      return { changed: (await writeToApi<{ reopened: number }>(send, 'POST', path)).reopened > 0 };
    }
    case 'answer':
      await writeToApi(send, 'POST', `/admin/comment/${act.id}/answer`, { text: act.text });
      return { changed: true };
    case 'block':
      return writeToApi<Decided>(send, 'PUT', `/admin/block/${act.userId}`, act.draft);
    case 'unblock':
      return writeToApi<Decided>(send, 'DELETE', `/admin/block/${encodeURIComponent(act.uid)}`);
  }
}
