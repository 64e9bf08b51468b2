import type { UserAnswerDraft } from '#src/contract/quiz.ts';
import { addressOf, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

/** The quizzes of a lecture that is open to this learner. */
export const quizzesOf = (lectureId: string, userId: string) =>
  ownQuery('quiz', addressOf('/quiz/lecture/{lectureId}', { path: { lectureId } }), userId);

/** The questions of a quiz, without what is right. */
export const questionsOf = (quizId: string, userId: string) =>
  ownQuery('quiz', addressOf('/quiz/{quizId}/question', { path: { quizId } }), userId);

/** The questions of a quiz of a free sample, for everybody. */
export const questionsOfPreview = (quizId: string) =>
  readQuery('quiz', addressOf('/quiz/{quizId}/question', { path: { quizId }, query: { preview: 'true' } }));

/** Has answers to a quiz of a free sample graded without an account. @throws ApiError */
export const gradeAnswers = (send: SendRequest, quizId: string, items: UserAnswerDraft[]) =>
  writeToApi(send, 'POST', '/quiz/{quizId}/guest-answers', { path: { quizId }, body: { items } });

/** The answers of the user's attempt; asked again whenever the window is seen again, so that two tabs agree. */
export const answersOf = (quizId: string, userId: string) => ({
  ...ownQuery('quiz', addressOf('/quiz/{quizId}/question/user-answer', { path: { quizId } }), userId),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
});

/** Answers one question; `at` says when (ISO), if not now. @throws ApiError */
export const sendAnswer = (send: SendRequest, draft: UserAnswerDraft & { at?: string | undefined }) =>
  writeToApi(send, 'POST', '/quiz/question/user-answer/', { body: draft });

/** Starts the attempt again, or only its wrong answers; gives the answers that are left. @throws ApiError */
export const resetAnswers = (send: SendRequest, quizId: string, only?: 'wrong') =>
  writeToApi(send, 'DELETE', '/quiz/{quizId}/question/user-answer', { path: { quizId }, query: { only } });
