import type { Ctx } from '#src/server/context.ts';
import type { Mailer } from '#src/server/integrations/mail/mailer.ts';
import { sendDueMail } from './sendDueMail.ts';

interface WorkerOptions extends Pick<Ctx, 'db' | 'logger' | 'now'> {
  mailer: Mailer;
}

export interface MailWorker {
  /** To be called after the commit that put a mail into the outbox. */
  wake(): void;
  /** Waits for the mails in hand; the rest stays for the next start. The mailer is not closed. */
  stop(): Promise<void>;
}

const roundEveryMs = 30_000;

/** Sends the outbox's mails of this process: at once, when woken, and every 30 seconds, one round at a time. */
export function startMailWorker({ db, logger, now, mailer }: WorkerOptions): MailWorker {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let isWoken = false;

  async function sendUntilQuiet(): Promise<void> {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      try {
        await sendDueMail({ ctx: { db, now }, mailer, logger, signal: stopping.signal });
      } catch (error) {
        logger.error({ err: error }, 'the outbox could not be read');
      }
    }
    round = null;
  }

  function wake(): void {
    isWoken = true;
    round ??= sendUntilQuiet();
  }

  wake();
  const timer = setInterval(wake, roundEveryMs);
  timer.unref();

  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}
