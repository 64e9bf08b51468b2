import type { RepeatedAnswerDraft } from '#src/contract/repetition.ts';
import { addressOf, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

/** The questions of what a learner has finished, with their answers; another device may have gone on. */
export const ownRepetition = (userId: string) => ({
  ...ownQuery('repetition', addressOf('/repetition'), userId),
  staleTime: 0,
});

/** Has an answer to a question of a quiz graded that has returned; a learner's is kept. @throws ApiError */
export const answerAgain = (send: SendRequest, draft: RepeatedAnswerDraft) =>
  writeToApi(send, 'POST', '/repetition/answer', { body: draft });

/** The questions of free lectures that a visitor has finished. */
export const sampleRepetition = (lectureIds: readonly string[]) =>
  readQuery('repetition', addressOf('/repetition/sample', { query: { lectures: lectureIds.join(',') } }));

/** The questions of a lecture as they are asked alone; of a visitor (`''`) those of a free sample. */
export const repeatedQuestions = (lectureId: string, owner: string) =>
  ownQuery(
    'repetition',
    addressOf('/repetition/lecture/{lectureId}', {
      path: { lectureId },
      query: { preview: owner === '' ? 'true' : undefined },
    }),
    owner === '' ? null : owner,
  );
