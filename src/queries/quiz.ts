import { queryOptions } from '@tanstack/react-query';
import type { QuestionList, QuizList, UserAnswer, UserAnswerDraft, UserAnswerList } from '#src/contract/quiz.ts';
import { ApiError, type SendRequest } from './apiClient.ts';

/** A query of what the API tells this user; `''` stands for a visitor who is not signed in. */
const usersQuery = <T>(path: string, userId: string) =>
  queryOptions<T, ApiError, T, readonly [string, string, string]>({ queryKey: ['quiz', path, userId] as const });

const answersPath = (quizId: string) => `/quiz/${encodeURIComponent(quizId)}/question/user-answer`;

/** The quizzes of a lecture. Whoever is not signed in (`userId` is null) gets those of a free sample. */
export const quizzesOf = (lectureId: string, userId: string | null) =>
  usersQuery<QuizList>(
    `/quiz/lecture/${encodeURIComponent(lectureId)}${userId === null ? '?preview=true' : ''}`,
    userId ?? '',
  );

/** The questions of a quiz, without what is right. */
export const questionsOf = (quizId: string, userId: string) =>
  usersQuery<QuestionList>(`/quiz/${encodeURIComponent(quizId)}/question`, userId);

/** The answers of the user's attempt; asked again whenever the window is seen again, so that two tabs agree. */
export const answersOf = (quizId: string, userId: string) => ({
  ...usersQuery<UserAnswerList>(answersPath(quizId), userId),
  staleTime: 0,
  refetchOnWindowFocus: 'always' as const,
});

/** Answers one question. @throws ApiError */
export const sendAnswer = (send: SendRequest, draft: UserAnswerDraft): Promise<UserAnswer> =>
  call(send, '/quiz/question/user-answer/', { method: 'POST', body: JSON.stringify(draft) });

/** Starts the attempt again, or only its wrong answers; gives the answers that are left. @throws ApiError */
export const resetAnswers = (send: SendRequest, quizId: string, only?: 'wrong'): Promise<UserAnswerList> =>
  call(send, `${answersPath(quizId)}${only ? `?only=${only}` : ''}`, { method: 'DELETE' });

async function call<T>(send: SendRequest, path: string, init: RequestInit): Promise<T> {
  const response = await send(path, init);
  if (!response.ok) throw new ApiError(response.status, 'refused', path);
  return (await response.json()) as T;
}
