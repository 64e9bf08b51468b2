import type { Ctx } from '#src/server/context.ts';
import { type Rounds, startRounds } from '#src/server/services/ground/index.ts';
import { nextDue, publishDue } from './publishDue.ts';
import { closePublications, nextTogether } from './publishTogether.ts';

/** What another process has planned is known after this time, and to the second from then on. */
const everyMs = 20_000;

/** Publishes what is planned when its moment comes, in whichever process is first. */
export function startPublishWorker(ctx: Pick<Ctx, 'db' | 'now' | 'logger'>): Rounds {
  return startRounds({
    logger: ctx.logger,
    failure: 'what is planned could not be published',
    everyMs,
    work: async (signal) => {
      await publishDue(ctx, signal);
      await closePublications(ctx);
      const next = [await nextDue(ctx), await nextTogether(ctx)].flatMap((due) => due?.getTime() ?? []);
      return next.length > 0 ? Math.max(Math.min(...next) - ctx.now().getTime(), 250) : null;
    },
  });
}
