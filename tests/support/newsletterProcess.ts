/**
 * A process that sends a newsletter until somebody kills it: `newsletterProcess.ts <JSON of NewsletterPlace>`. It prints a line for each
 * round in which it wrote mails, and `done` when everybody has theirs.
 */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '#src/server/db/client.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { createFileMailer } from '#src/server/integrations/mail/fileMailer.ts';
import { sendDueMail } from '#src/server/services/letters/mail/sendDueMail.ts';
import { sendDueIssues } from '#src/server/services/letters/newsletterIssue/sendDueIssues.ts';

export interface NewsletterPlace {
  databaseUrl: string | null;
  dataDir: string | null;
  mailFolder: string;
  /** When the first process began, in milliseconds. */
  startedAt: number;
  subscribers: number;
}

const place = JSON.parse(process.argv[2] ?? '') as NewsletterPlace;
const logger = pino({ level: 'error' }, pino.destination(2));
const morning = Date.parse('2026-06-15T07:00:00Z');
/** A second of the test is ten minutes: leases of mails end, and no night comes. */
const now = () => new Date(morning + (Date.now() - place.startedAt) * 600);

const database = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: place.dataDir, logger });
const { db } = database;
const mailer = createFileMailer({ folder: place.mailFolder, from: 'Prvý riadok <ahoj@prvyriadok.sk>' });

const at = new Date(morning);
const words = { subject: 'Predmet', preheader: '', text: 'Text' };
const times = { createdAt: at, updatedAt: at };
await db
  .insert(subscriber)
  .values(
    Array.from({ length: place.subscribers }, (_, index) => ({
      email: `ziak${index}@example.org`,
      status: 'confirmed' as const,
      confirmToken: `c${index}`,
      unsubscribeToken: `u${index}`,
      subscribedFrom: 'FOOTER' as const,
      ...times,
    })),
  )
  .onConflictDoNothing();
await db
  .insert(newsletterIssue)
  .values({
    id: 'issue',
    ...words,
    state: 'scheduled',
    version: 1,
    sendAt: at,
    pace: 1200,
    createdBy: 'uid',
    updatedBy: 'uid',
    ...times,
  })
  .onConflictDoNothing();

for (;;) {
  const written = await sendDueIssues({ ctx: { db, now } });
  if (written > 0) writeSync(1, `${written}\n`);
  await sendDueMail({ ctx: { db, now }, mailer, logger, publicUrl: 'https://prvyriadok.sk' });
  const [issue] = await db.select().from(newsletterIssue);
  if (issue?.state === 'sent') break;
  await sleep(2);
}
await database.close();
writeSync(1, 'done\n');
