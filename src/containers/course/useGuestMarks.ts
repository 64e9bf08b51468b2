import { useSyncExternalStore } from 'react';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import type { GuestMark } from '#src/domain/guestProgress.ts';

const none: readonly GuestMark[] = [];

/** The lectures that a guest has done, the oldest first; none on the server and while a page is hydrated. */
export function useGuestMarks(): readonly GuestMark[] {
  return useSyncExternalStore(guestMarks.subscribe, guestMarks.all, () => none);
}
