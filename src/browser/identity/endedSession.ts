import { browserStorage } from '#src/browser/storage/storage.ts';

/** The learner's id, where the server or the provider ended a session, until somebody signs in; whoever signs out ends theirs alone. */
export const endedSessionKey = 'endedSession';

/** Whose session ended by itself: what is done here since is theirs. */
export const endedSession = {
  owner: (): string | null => browserStorage.read(endedSessionKey, (userId) => userId),
  note: (userId: string): void => void browserStorage.write(endedSessionKey, userId),
  forget: (): void => void browserStorage.write(endedSessionKey, null),
};
