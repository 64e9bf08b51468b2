const key = 'nextCourseVoted';

/** Whether this browser has voted for the next course: its key holds a date (spec 3). Anything else is no vote. */
export function isNextCourseVoted(): boolean {
  try {
    return !Number.isNaN(Date.parse(localStorage.getItem(key) ?? ''));
  } catch {
    // Forbidden storage: nothing is known of earlier votes, and the API counts them.
    return false;
  }
}

/** Remembers that this browser voted now. */
export function storeNextCourseVoted(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // Forbidden or full storage: the vote is remembered for this page only.
  }
}
