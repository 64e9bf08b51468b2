import type { Lecture } from '#src/contract/lecture.ts';
import type { QuizList } from '#src/contract/quiz.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

/** A lecture of a free sample, readable by everybody. */
export const lecturePreview = (lectureId: string) =>
  readQuery<Lecture>('lecture', `/lecture/${encodeURIComponent(lectureId)}?preview=true`);

/** The quizzes of a free sample, which everybody is invited to. */
export const quizzesOfPreview = (lectureId: string) =>
  readQuery<QuizList>('quiz', `/quiz/lecture/${encodeURIComponent(lectureId)}?preview=true`);

/** A lecture that is open to this learner; 401 or 403 with the reason when it is not. */
export const ownLecture = (lectureId: string, userId: string) =>
  ownQuery<Lecture>('lecture', `/lecture/${encodeURIComponent(lectureId)}`, userId);
