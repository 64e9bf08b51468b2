import type { Ctx } from './context.ts';
import { removeOldMail } from './services/mail/removeOldMail.ts';
import { removeUnconfirmed } from './services/newsletter/removeUnconfirmed.ts';

const day = 24 * 60 * 60 * 1000;

/** Throws away, at start and once a day, what the site has no reason to keep; several processes may do it at once. */
export function startHousekeeping(ctx: Pick<Ctx, 'db' | 'now' | 'logger'>): { stop(): Promise<void> } {
  const tidy = () =>
    Promise.all([removeUnconfirmed({ ctx }), removeOldMail({ ctx })]).then(
      ([subscribers, mails]) => ctx.logger.debug({ subscribers, mails }, 'threw away what was old'),
      (error: unknown) => ctx.logger.error({ err: error }, 'could not throw away what was old'),
    );
  let round = tidy();
  const timer = setInterval(() => {
    round = tidy();
  }, day);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
