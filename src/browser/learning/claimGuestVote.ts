import { isRefusal } from '#src/browser/outbox/outbox.ts';
import { forgetVotedOption, votedOptionHere } from '#src/browser/storage/nextCourseVoted.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';
import { claimVote } from '#src/queries/nextCourse.ts';

/**
 * The vote that was given in this browser without an account is the learner's now. What does not
 * reach the server is tried by the next page. Answers whether there was one that the server has heard of.
 */
export async function claimGuestVote(send: SendRequest): Promise<boolean> {
  const optionId = votedOptionHere();
  if (!optionId) return false;
  try {
    await claimVote(send, optionId);
  } catch (error) {
    if (!isRefusal(error)) return false;
  }
  forgetVotedOption();
  return true;
}
