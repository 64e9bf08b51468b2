import { addressOf } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

const preview = { preview: 'true' } as const;

/** A lecture of a free sample, readable by everybody. */
export const lecturePreview = (lectureId: string) =>
  readQuery('lecture', addressOf('/lecture/{lectureId}', { path: { lectureId }, query: preview }));

/** The quizzes of a free sample, which everybody is invited to. */
export const quizzesOfPreview = (lectureId: string) =>
  readQuery('quiz', addressOf('/quiz/lecture/{lectureId}', { path: { lectureId }, query: preview }));

/** A lecture that is open to this learner; 401 or 403 with the reason when it is not. */
export const ownLecture = (lectureId: string, userId: string) =>
  ownQuery('lecture', addressOf('/lecture/{lectureId}', { path: { lectureId } }), userId);
