import { serveSnapshots } from '#src/server/backup/liveSnapshot.ts';
import { type BackUp, keepNightlyBackups } from '#src/server/backup/nightlyBackups.ts';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Mailer } from '#src/server/integrations/mail/mailer.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { openSources } from '#src/server/integrations/sources/openSources.ts';
import { startMailWorker, startNewsletterWorker } from '#src/server/services/letters/index.ts';
import { startPaymentWorker } from '#src/server/services/selling/index.ts';
import { startPublishWorker, startSourceWorker } from '#src/server/services/writing/index.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { StopStep } from './stopInOrder.ts';

interface Options {
  config: ServerConfig;
  ctx: Ctx;
  database: Database;
  mailer: Mailer;
  payments: PaymentGateway;
  media: MediaStore;
  /** Dumps the embedded database every night. */
  backUp?: BackUp;
}

interface Workers {
  /** Something was written, and may have to be done at once. */
  wake: () => void;
  stopSteps: readonly StopStep[];
}

/** Starts all that is done beside answering: mails, plans, payments, sources, tidying up and the dumps of the database. */
export async function startWorkers(options: Options): Promise<Workers> {
  const { config, ctx, database, mailer, payments, media, backUp } = options;
  const { dataDir, publicUrl } = config;
  const { logger } = ctx;
  const outbox = startMailWorker({ db: database.db, logger, now: ctx.now, mailer, publicUrl });
  const newsletters = startNewsletterWorker({ ctx, onWritten: outbox.wake });
  const plans = startPublishWorker(ctx);
  const snapshots = await serveSnapshots({ dataDir, database, logger });
  const dump = (signal: AbortSignal, run: BackUp) =>
    keepNightlyBackups({ dataDir, now: ctx.now(), logger, backUp: run, signal });
  const housekeeping = startHousekeeping({
    ctx,
    dump: backUp && database.copyFiles ? (signal) => dump(signal, backUp) : null,
  });
  const settlement = startPaymentWorker({ ctx, payments, onSettled: outbox.wake });
  const feeding = startSourceWorker({ ctx, store: media, ...openSources(config.sources, ctx.now) });
  return {
    wake: () => {
      outbox.wake();
      plans.wake();
      feeding.wake();
    },
    stopSteps: [
      { name: 'housekeeping', stop: () => housekeeping.stop(), untilMs: 8_000 },
      { name: 'snapshots', stop: () => snapshots.stop(), untilMs: 8_000 },
      { name: 'payments', stop: () => settlement.stop(), untilMs: 8_000 },
      { name: 'newsletters', stop: () => newsletters.stop(), untilMs: 8_000 },
      { name: 'plans', stop: () => plans.stop(), untilMs: 8_000 },
      { name: 'sources', stop: () => feeding.stop(), untilMs: 8_000 },
      { name: 'outbox', stop: () => outbox.stop(), untilMs: 8_000 },
    ],
  };
}
