import { days, minutes } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { removeOldInvitations } from '#src/server/services/accounts/index.ts';
import { removeOldMail, removeUnconfirmed } from '#src/server/services/letters/index.ts';
import { removeOldBrowserErrors, removeOldVisits } from '#src/server/services/overview/index.ts';
import { forgetLapsedBuyers } from '#src/server/services/selling/index.ts';
import { removeOldFeedback } from '#src/server/services/words/index.ts';
import { thinRevisions } from '#src/server/services/writing/index.ts';

interface Options {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  /** Dumps the embedded database, if a night has gone since the last dump; the signal ends it. */
  dump: ((signal: AbortSignal) => Promise<void>) | null;
}

/**
 * Throws away, at start and once a day, what the site has no reason to keep; several processes may do it at once. Looks every
 * quarter of an hour whether the night's dump is due.
 */
export function startHousekeeping({ ctx, dump }: Options): { stop(): Promise<void> } {
  const tidy = async () => {
    try {
      const [subscribers, mails, buyers, messages, revisions, errors, invitations, visits] = await Promise.all([
        removeUnconfirmed({ ctx }),
        removeOldMail({ ctx }),
        forgetLapsedBuyers({ ctx }),
        removeOldFeedback({ ctx }),
        thinRevisions({ ctx }),
        removeOldBrowserErrors({ ctx }),
        removeOldInvitations({ ctx }),
        removeOldVisits({ ctx }),
      ]);
      ctx.logger.debug(
        { subscribers, mails, buyers, messages, revisions, errors, invitations, visits },
        'threw away what was old',
      );
    } catch (error) {
      ctx.logger.error({ err: error }, 'could not throw away what was old');
    }
  };
  const ending = new AbortController();
  const dumpIfDue = async () => {
    try {
      await dump?.(ending.signal);
    } catch (error) {
      if (!ending.signal.aborted) ctx.logger.error({ err: error }, 'could not dump the embedded database');
    }
  };
  let tidying = tidy();
  let dumping = Promise.resolve();
  const timers = [
    setInterval(() => {
      tidying = tidying.then(tidy);
    }, days(1)).unref(),
    setInterval(() => {
      dumping = dumping.then(dumpIfDue);
    }, minutes(15)).unref(),
  ];
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      ending.abort();
      await Promise.all([tidying, dumping]);
    },
  };
}
