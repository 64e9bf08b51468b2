import { mutationOptions } from '@tanstack/react-query';
import type { FeedbackMessage, FeedbackPage } from '#src/contract/desk/words/deskFeedback.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';
import { askAgain } from './deskWords.ts';

export const feedbackMessages = (userId: string, filters: { list: string; q: string; page: number }) =>
  deskQuery<FeedbackPage>(withFilters('/admin/feedback', filters), userId);

export const feedbackMessage = (userId: string, id: string) => ({
  ...deskQuery<FeedbackMessage>(`/admin/feedback/${encodeURIComponent(id)}`, userId),
  placeholderData: undefined,
});

export type FeedbackAct = { id: string } & ({ act: 'answer'; text: string } | { act: 'close' | 'reopen' });

/** @throws ApiError */
export function decideFeedback(send: SendRequest) {
  return mutationOptions({
    mutationFn: ({ id, ...act }: FeedbackAct) =>
      writeToApi<FeedbackMessage>(
        send,
        'POST',
        `/admin/feedback/${id}/${act.act}`,
        act.act === 'answer' ? { text: act.text } : undefined,
      ),
    // Who decided goes on while the lists are asked again.
    onSettled: (_answer, _error, _act, _result, { client }) => void askAgain(client),
  });
}
