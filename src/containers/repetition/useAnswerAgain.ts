import { useQueryClient } from '@tanstack/react-query';
import { keptRepeats } from '#src/browser/learning/keptRepeats.ts';
import { settleRepeat } from '#src/browser/learning/repeatSync.ts';
import { isRefusal } from '#src/browser/outbox/outbox.ts';
import { sendAs } from '#src/browser/outbox/sendAs.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { OwnRepetition, RepeatedAnswer } from '#src/contract/repetition.ts';
import { seconds } from '#src/domain/duration.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';
import { answerAgain, ownRepetition } from '#src/queries/repetition.ts';

/** Whoever waits longer goes on: the answer is graded later. */
const patience = seconds(8);

interface Outcomes {
  onGraded: (graded: RepeatedAnswer) => void;
  /** There is no connection: it is graded once there is. */
  onKept: () => void;
  /** The server will not have it. */
  onRefused: () => void;
}

/** Answers a question of a quiz again. The answer is kept before it is sent, so that neither a lost connection nor a closed tab loses it. */
export function useAnswerAgain(owner: string) {
  const queryClient = useQueryClient();
  const noteGraded = (questionId: string, at: string, right: boolean) => {
    if (owner === '') return;
    queryClient.setQueryData(ownRepetition(owner).queryKey, (held: OwnRepetition | undefined) => {
      if (!held) return held;
      const known = held.answers.find((one) => one.questionId === questionId)?.given ?? [];
      const others = held.answers.filter((one) => one.questionId !== questionId);
      return { ...held, answers: [...others, { questionId, given: [...known, { at, right }] }] };
    });
  };

  return async (questionId: string, answer: AnswerValue | null, { onGraded, onKept, onRefused }: Outcomes) => {
    const at = new Date().toISOString();
    keptRepeats.note(owner, questionId, { at, answer });
    try {
      const send = owner === '' ? sendToApi : sendAs(owner);
      const inTime: SendRequest = (path, init) => send(path, { ...init, signal: AbortSignal.timeout(patience) });
      const graded = await answerAgain(inTime, { questionId, answer, at });
      noteGraded(questionId, at, graded.isCorrect);
      settleRepeat(owner, questionId, at, graded.isCorrect);
      onGraded(graded);
    } catch (error) {
      if (!isRefusal(error)) return onKept();
      keptRepeats.drop(owner, questionId, at);
      onRefused();
    }
  };
}
