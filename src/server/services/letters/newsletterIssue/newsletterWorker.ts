import { seconds } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { type Rounds, startRounds } from '#src/server/services/ground/index.ts';
import { sendDueIssues } from './sendDueIssues.ts';

interface WorkerOptions {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  /** Mails were put into the outbox. */
  onWritten: () => void;
}

/** At 1 600 mails an hour, two a round. */
const everyMs = seconds(5);

/** Brings newsletters into the outbox as their turns come. */
export function startNewsletterWorker({ ctx, onWritten }: WorkerOptions): Rounds {
  return startRounds({
    logger: ctx.logger,
    failure: 'the newsletters could not be read',
    everyMs,
    work: async (signal) => {
      if ((await sendDueIssues({ ctx, signal })) > 0) onWritten();
      return null;
    },
  });
}
