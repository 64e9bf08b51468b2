import type { GuestMark } from '#src/domain/guestProgress.ts';
import { keptMarks } from './keptMarks.ts';

/** What nobody owns is a guest's. */
const guest = '';
let known: readonly GuestMark[] = [];

function readMarks(): GuestMark[] {
  return keptMarks
    .of(guest)
    .map(({ mark: { courseId, lectureId }, at = new Date(0).toISOString() }) => ({ courseId, lectureId, at }));
}

/** Lectures that somebody without an account has done; every lecture needs them, so they stand apart from the rest. */
export const guestMarks = {
  /** Of all courses, in the order in which that was; the same array until something changes. */
  all(): readonly GuestMark[] {
    const marks = readMarks();
    if (JSON.stringify(marks) !== JSON.stringify(known)) known = marks;
    return known;
  },

  /** A lecture is done; done again it keeps its place. Answers whether the storage has it: else it lasts as long as the page. */
  mark(courseId: string, lectureId: string): boolean {
    if (keptMarks.read(guest, lectureId)) return true;
    return keptMarks.put(guest, { courseId, lectureId, completed: true });
  },

  unmark: (lectureId: string): void => keptMarks.drop(guest, lectureId),

  /** Calls back when one changes, here or in another tab; answers a function that stops it. */
  subscribe: keptMarks.subscribe,
};
