import { createOutbox, followPage, patiently } from '#src/browser/outbox/outbox.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';
import { sendAnswer } from '#src/queries/quiz.ts';
import { keptAnswers } from './keptAnswers.ts';

interface Options {
  userId: string;
  send: SendRequest;
  /** The server has taken all that waited. */
  onSent: () => void;
}

/** Answers to quizzes that were given before the sign-in are the learner's now; answers how many there were. */
export function takeGuestAnswers(userId: string): number {
  const ids = keptAnswers.idsOf('');
  for (const id of ids) {
    const row = keptAnswers.read('', id);
    const isStored = keptAnswers.write(userId, id, row);
    keptAnswers.write('', id, null);
    // A full storage has room for it now.
    if (!isStored) keptAnswers.write(userId, id, row);
  }
  return ids.length;
}

/**
 * Brings a learner's kept answers to the server, where the first answer to a question holds; what it refuses belongs to a quiz that is
 * another by now, and goes. Answers a function that stops it.
 */
export function startAnswerSync({ userId, send, onSent }: Options): () => void {
  const sendPatiently = patiently(send);
  const drop = (questionId: string) => void keptAnswers.write(userId, questionId, null);
  const outbox = createOutbox<string>({
    lock: `answers:${userId}`,
    pause: 0,
    firstDelay: 1000,
    keys: () => keptAnswers.idsOf(userId),
    waiting: (questionId) => (keptAnswers.read(userId, questionId) ? questionId : null),
    async send(questionId) {
      const row = keptAnswers.read(userId, questionId);
      if (row) await sendAnswer(sendPatiently, { questionId, answer: row.answer, at: row.at });
      drop(questionId);
      if (keptAnswers.idsOf(userId).length === 0) onSent();
    },
    onRefused: drop,
  });
  const unfollow = followPage(() => void outbox.now());
  outbox.later();
  return () => {
    outbox.stop();
    unfollow();
  };
}
