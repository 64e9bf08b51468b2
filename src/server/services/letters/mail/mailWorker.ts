import { seconds } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Mailer } from '#src/server/integrations/mail/mailer.ts';
import { type Rounds, startRounds } from '#src/server/services/ground/index.ts';
import { sendDueMail } from './sendDueMail.ts';

interface WorkerOptions extends Pick<Ctx, 'db' | 'logger' | 'now'> {
  mailer: Mailer;
  publicUrl: string;
}

const everyMs = seconds(30);

/** Sends the outbox's mails of this process. Stopped, it waits for those in hand, and the rest stays; the mailer is not closed. */
export function startMailWorker({ db, logger, now, mailer, publicUrl }: WorkerOptions): Rounds {
  return startRounds({
    logger,
    failure: 'the outbox could not be read',
    everyMs,
    work: async (signal) => {
      await sendDueMail({ ctx: { db, now }, mailer, logger, publicUrl, signal });
      return null;
    },
  });
}
