import type { QuestionList, QuizList, UserAnswer, UserAnswerDraft, UserAnswerList } from '#src/contract/quiz.ts';
import { type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';

const answersPath = (quizId: string) => `/quiz/${encodeURIComponent(quizId)}/question/user-answer`;

/** The quizzes of a lecture that is open to this learner. */
export const quizzesOf = (lectureId: string, userId: string) =>
  ownQuery<QuizList>('quiz', `/quiz/lecture/${encodeURIComponent(lectureId)}`, userId);

/** The questions of a quiz, without what is right. */
export const questionsOf = (quizId: string, userId: string) =>
  ownQuery<QuestionList>('quiz', `/quiz/${encodeURIComponent(quizId)}/question`, userId);

/** The answers of the user's attempt; asked again whenever the window is seen again, so that two tabs agree. */
export const answersOf = (quizId: string, userId: string) => ({
  ...ownQuery<UserAnswerList>('quiz', answersPath(quizId), userId),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
});

/** Answers one question. @throws ApiError */
export const sendAnswer = (send: SendRequest, draft: UserAnswerDraft): Promise<UserAnswer> =>
  writeToApi(send, 'POST', '/quiz/question/user-answer/', draft);

/** Starts the attempt again, or only its wrong answers; gives the answers that are left. @throws ApiError */
export const resetAnswers = (send: SendRequest, quizId: string, only?: 'wrong'): Promise<UserAnswerList> =>
  writeToApi(send, 'DELETE', `${answersPath(quizId)}${only ? `?only=${only}` : ''}`);
