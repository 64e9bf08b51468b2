import { createOutbox, followPage, patiently } from '#src/browser/outbox/outbox.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';
import { answerAgain } from '#src/queries/repetition.ts';
import { keptRepeats } from './keptRepeats.ts';

interface Options {
  /** A learner's id; `''` is a guest. */
  owner: string;
  send: SendRequest;
  /** The server has graded what waited. */
  onGraded: () => void;
}

/** Answers to questions of quizzes that were given before the sign-in are the learner's now. */
export function takeGuestRepeats(userId: string): void {
  for (const id of keptRepeats.idsOf('')) {
    const given = keptRepeats.read('', id);
    for (const { at } of given) keptRepeats.drop('', id, at);
    for (const { at, answer } of given) keptRepeats.note(userId, id, { at, answer });
  }
}

/** What is known of an answer now that it is graded: the server keeps a learner's, and nobody but this browser a guest's. */
export function settleRepeat(owner: string, questionId: string, at: string, right: boolean): void {
  const kept = keptRepeats.read(owner, questionId).find((answer) => answer.at === at);
  if (owner === '' && kept) keptRepeats.note(owner, questionId, { ...kept, right });
  else keptRepeats.drop(owner, questionId, at);
}

/**
 * Has answers graded that were given without a connection; what the server refuses is of a question that is another by now, and goes.
 * Answers a function that stops it.
 */
export function startRepeatSync({ owner, send, onGraded }: Options): () => void {
  const sendPatiently = patiently(send);
  const ungraded = (questionId: string) =>
    keptRepeats.read(owner, questionId).find(({ right }) => right === undefined) ?? null;
  const outbox = createOutbox<{ questionId: string; at: string }>({
    lock: `repeats:${owner}`,
    // Whoever answers now is told at once, by the page.
    pause: 3000,
    firstDelay: 1000,
    // Each as often as it was answered: one goes at a time.
    keys: () => keptRepeats.idsOf(owner).flatMap((id) => keptRepeats.read(owner, id).map(() => id)),
    waiting: (questionId) => {
      const answer = ungraded(questionId);
      return answer && { questionId, at: answer.at };
    },
    async send({ questionId, at }) {
      const kept = keptRepeats.read(owner, questionId).find((answer) => answer.at === at);
      if (!kept || kept.right !== undefined) return;
      const { isCorrect } = await answerAgain(sendPatiently, { questionId, answer: kept.answer, at });
      settleRepeat(owner, questionId, at, isCorrect);
      onGraded();
    },
    onRefused: ({ questionId, at }) => keptRepeats.drop(owner, questionId, at),
  });
  const unsubscribe = keptRepeats.subscribe(() => {
    if (!outbox.isFailing()) outbox.later();
  });
  const unfollow = followPage(() => void outbox.now());
  void outbox.now();
  return () => {
    outbox.stop();
    unsubscribe();
    unfollow();
  };
}
