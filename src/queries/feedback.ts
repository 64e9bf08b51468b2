import type { Feedback } from '#src/contract/feedback.ts';
import type { SendRequest } from './apiClient.ts';

/** Sends feedback to the association. @throws Error when the API does not take it. */
export async function sendFeedback(send: SendRequest, feedback: Feedback): Promise<void> {
  const response = await send('/email-feedback', { method: 'POST', body: JSON.stringify(feedback) });
  if (!response.ok) throw new Error(`Feedback was refused: ${response.status}`);
}
