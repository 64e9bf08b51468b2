import type { Level } from '#src/contract/course.ts';

/** For whom a course is, as its card and its page say it. */
export const courseLevel: Record<Level, string> = {
  beginner: 'pre začiatočníkov',
  intermediate: 'pre mierne pokročilých',
};
