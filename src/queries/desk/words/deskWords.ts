import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { BlockDraft, DecisionDraft, RepeatDecided } from '#src/contract/desk/words/deskWords.ts';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { addressOf, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const wordCounts = (userId: string) => deskQuery(addressOf('/admin/words'), userId);
export const deskComments = (userId: string, query: QueryOf<'/admin/comment'>) =>
  deskQuery(addressOf('/admin/comment', { query }), userId);
export const waitingWords = (userId: string, query: QueryOf<'/admin/words/waiting'>) =>
  deskQuery(addressOf('/admin/words/waiting', { query }), userId);
export const deskReviews = (userId: string, query: QueryOf<'/admin/review'>) =>
  deskQuery(addressOf('/admin/review', { query }), userId);
export const blocks = (userId: string, query: QueryOf<'/admin/block'>) =>
  deskQuery(addressOf('/admin/block', { query }), userId);

/** One thing is never shown in the place of another. */
export const commentCase = (userId: string, commentId: string) => ({
  ...deskQuery(addressOf('/admin/comment/{commentId}', { path: { commentId } }), userId),
  placeholderData: undefined,
});
export const reviewCase = (userId: string, reviewId: string) => ({
  ...deskQuery(addressOf('/admin/review/{reviewId}', { path: { reviewId } }), userId),
  placeholderData: undefined,
});

export const repeatCase = (userId: string, sameAs: string) => ({
  ...deskQuery(addressOf('/admin/repeat/{sameAs}', { path: { sameAs } }), userId),
  placeholderData: undefined,
});

/** What moderators do with words and with people. */
export type WordsAct =
  | { act: 'hide' | 'remove'; kind: 'comment' | 'review'; id: string; draft: DecisionDraft }
  | { act: 'restore' | 'let-through' | 'hold'; kind: 'comment' | 'review'; id: string }
  | { act: 'keep' | 'reopen'; id: string }
  | { act: 'answer'; id: string; text: string }
  | { act: 'block'; userId: string; draft: BlockDraft }
  | { act: 'unblock'; uid: string }
  | { act: 'hide-repeat'; sameAs: string; leftOut: string[]; draft: DecisionDraft }
  | { act: 'let-repeat-through'; sameAs: string; leftOut: string[] }
  | { act: 'undo-repeat'; sameAs: string; words: RepeatDecided['words'] }
  | { act: 'block-all'; userIds: string[]; draft: BlockDraft }
  | { act: 'unblock-all'; uids: string[] };

/** What came of it: whether something was changed by this act, and not before it by somebody else; of repeated texts also what. */
export interface WordsActed {
  changed: boolean;
  words?: RepeatDecided['words'];
}

/** Lets the first links of new accounts wait, or not. @throws ApiError */
export function switchFirstLinks(send: SendRequest) {
  return mutationOptions({
    mutationFn: (wait: boolean) => writeToApi(send, 'PUT', '/admin/words/first-links', { body: { wait } }),
    onSettled: (_answer, _error, _wait, _result, { client }) => askAgain(client),
  });
}

/** Every list of the desk may be changed by it. @throws ApiError */
export function decideWords(send: SendRequest) {
  return mutationOptions({
    mutationFn: (act: WordsAct) => callOf(send, act),
    // Who decided goes on while the lists are asked again.
    onSettled: (_answer, _error, _act, _result, { client }) => void askAgain(client),
  });
}

export const askAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['desk'] });

/** How the paths of the calls about a comment or a review begin, and with which parameter. */
const placeOf = (kind: 'comment' | 'review', id: string) =>
  kind === 'comment'
    ? ({ root: '/admin/comment/{commentId}', path: { commentId: id } } as const)
    : ({ root: '/admin/review/{reviewId}', path: { reviewId: id } } as const);

async function callOf(send: SendRequest, act: WordsAct): Promise<WordsActed> {
  switch (act.act) {
    case 'hide':
    case 'remove': {
      const { root, path } = placeOf(act.kind, act.id);
      return writeToApi(send, 'POST', `${root}/${act.act}`, { path, body: act.draft });
    }
    case 'restore':
    case 'let-through':
    case 'hold': {
      const { root, path } = placeOf(act.kind, act.id);
      return writeToApi(send, 'POST', `${root}/${act.act}`, { path });
    }
    case 'hide-repeat':
    case 'let-repeat-through':
    case 'undo-repeat':
      return repeatCallOf(send, act);
    case 'block-all': {
      const path = (id: string) => ({ path: { id }, body: act.draft });
      for (const id of act.userIds) await writeToApi(send, 'PUT', '/admin/block/{id}', path(id));
      return { changed: true };
    }
    case 'unblock-all':
      for (const id of act.uids) await writeToApi(send, 'DELETE', '/admin/block/{id}', { path: { id } });
      return { changed: true };
    case 'keep': {
      const path = { commentId: act.id };
      const { closed } = await writeToApi(send, 'POST', '/admin/comment-report/{commentId}/close', { path });
      return { changed: closed > 0 };
    }
    case 'reopen': {
      const path = { commentId: act.id };
      const { reopened } = await writeToApi(send, 'POST', '/admin/comment-report/{commentId}/reopen', { path });
      return { changed: reopened > 0 };
    }
    case 'answer': {
      const body = { text: act.text };
      await writeToApi(send, 'POST', '/admin/comment/{commentId}/answer', { path: { commentId: act.id }, body });
      return { changed: true };
    }
    case 'block':
      return writeToApi(send, 'PUT', '/admin/block/{id}', { path: { id: act.userId }, body: act.draft });
    case 'unblock':
      return writeToApi(send, 'DELETE', '/admin/block/{id}', { path: { id: act.uid } });
  }
}

type RepeatAct = Extract<WordsAct, { sameAs: string }>;

async function repeatCallOf(send: SendRequest, act: RepeatAct): Promise<WordsActed> {
  const path = { sameAs: act.sameAs };
  const { words } = await (act.act === 'undo-repeat'
    ? writeToApi(send, 'POST', '/admin/repeat/{sameAs}/undo', { path, body: { words: act.words } })
    : act.act === 'hide-repeat'
      ? writeToApi(send, 'POST', '/admin/repeat/{sameAs}/hide', { path, body: { ...act.draft, leftOut: act.leftOut } })
      : writeToApi(send, 'POST', '/admin/repeat/{sameAs}/let-through', { path, body: { leftOut: act.leftOut } }));
  return { changed: words.length > 0, words };
}
