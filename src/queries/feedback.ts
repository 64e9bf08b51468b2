import type { Feedback } from '#src/contract/feedback.ts';
import { type SendRequest, writeToApi } from './apiClient.ts';

/** Sends feedback to the association. @throws ApiError */
export const sendFeedback = (send: SendRequest, feedback: Feedback) =>
  writeToApi(send, 'POST', '/email-feedback', { body: feedback });
