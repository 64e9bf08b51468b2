import { browserStorage } from './storage.ts';
import { storedDate } from './storedDate.ts';

/** This browser has voted for the next course. Where nothing is remembered the API counts the votes. */
const voted = storedDate('nextCourseVoted');
/** Beside the date (spec 3), what the vote was for. */
const optionKey = 'nextCourseVotedOption';

export const isNextCourseVoted = voted.isSet;

/** What this browser has voted for; `null` when it has not, or did so before this was remembered. */
export function votedOptionHere(): string | null {
  return isNextCourseVoted() ? browserStorage.read(optionKey, (optionId) => optionId) : null;
}

/** Remembers that this browser voted now, and without an account for what (`null`: the account has it). */
export function storeNextCourseVoted(optionId: string | null): void {
  voted.setNow();
  browserStorage.write(optionKey, optionId);
}

/** The vote is an account's now. */
export const forgetVotedOption = (): void => void browserStorage.write(optionKey, null);
