import { useSyncExternalStore } from 'react';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import type { GuestMark } from '#src/domain/guestProgress.ts';

const none: readonly GuestMark[] = [];

/** The lectures that a guest has done, the oldest first; none on the server and while a page is hydrated. */
export function useGuestMarks(): readonly GuestMark[] {
  return useSyncExternalStore(guestLearning.subscribe, guestLearning.marks, () => none);
}
