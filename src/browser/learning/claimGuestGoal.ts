import { isRefusal } from '#src/browser/outbox/outbox.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';
import { claimGoal } from '#src/queries/progress.ts';
import { guestGoal } from './guestGoal.ts';

/**
 * The goal that was chosen in this browser without an account is the learner's now, unless they have one. What does not reach the server
 * is tried by the next page. Answers whether there was one that the server has heard of.
 */
export async function claimGuestGoal(send: SendRequest): Promise<boolean> {
  const days = guestGoal.read();
  if (days === null) return false;
  try {
    await claimGoal(send, days);
  } catch (error) {
    if (!isRefusal(error)) return false;
  }
  guestGoal.choose(null);
  return true;
}
