import { useSyncExternalStore } from 'react';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import type { KeptCounts } from '#src/domain/keptWords.ts';

/** How much a guest has done, also as it grows; as text it is the same until something changes. */
export function useGuestCounts(): KeptCounts {
  const text = useSyncExternalStore(guestLearning.subscribe, read, () => none);
  return JSON.parse(text) as KeptCounts;
}

const none = JSON.stringify({ lectures: 0, exercises: 0, answers: 0, programs: 0 } satisfies KeptCounts);
const read = () => JSON.stringify(guestLearning.counts());
