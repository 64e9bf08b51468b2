import { endedSessionKey } from '#src/browser/identity/endedSession.ts';
import { browserStorage, tabStorage } from '#src/browser/storage/storage.ts';
import { guestGoal } from './guestGoal.ts';

const keys = [
  'videoWatchTime',
  'podcastWatchTime',
  'nextCourseVoted',
  'nextCourseVotedOption',
  'openedLately',
  endedSessionKey,
];

/** What a tab remembers: comments that are typed, the program that is open in „Na pokusy“, and one that a lesson hands over. */
const beginningsOfTabKeys = ['commentDraft ', 'openProgram', 'handOver '];

/** Answers of nobody to questions of quizzes that return, as `keptRepeats` keeps them: only their page loads that. */
const guestRepeats = 'repeat::';

/** Forgets what this browser remembers of whoever uses it without saying who: positions of recordings, the vote, the goal, what was opened and what is typed. */
export function forgetOwnerless(): void {
  for (const key of keys) browserStorage.write(key, null);
  guestGoal.choose(null);
  for (const key of browserStorage.keys()) if (key.startsWith(guestRepeats)) browserStorage.write(key, null);
  for (const key of tabStorage.keys())
    if (beginningsOfTabKeys.some((beginning) => key.startsWith(beginning))) tabStorage.write(key, null);
}
