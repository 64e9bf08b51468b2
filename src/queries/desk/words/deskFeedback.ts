import { mutationOptions } from '@tanstack/react-query';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { addressOf, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';
import { askAgain } from './deskWords.ts';

export const feedbackMessages = (userId: string, query: QueryOf<'/admin/feedback'>) =>
  deskQuery(addressOf('/admin/feedback', { query }), userId);

export const feedbackMessage = (userId: string, messageId: string) => ({
  ...deskQuery(addressOf('/admin/feedback/{messageId}', { path: { messageId } }), userId),
  placeholderData: undefined,
});

export type FeedbackAct = { id: string } & ({ act: 'answer'; text: string } | { act: 'close' | 'reopen' });

/** @throws ApiError */
export function decideFeedback(send: SendRequest) {
  return mutationOptions({
    mutationFn: ({ id, ...act }: FeedbackAct) =>
      act.act === 'answer'
        ? writeToApi(send, 'POST', '/admin/feedback/{messageId}/answer', {
            path: { messageId: id },
            body: { text: act.text },
          })
        : writeToApi(send, 'POST', `/admin/feedback/{messageId}/${act.act}`, { path: { messageId: id } }),
    // Who decided goes on while the lists are asked again.
    onSettled: (_answer, _error, _act, _result, { client }) => void askAgain(client),
  });
}
