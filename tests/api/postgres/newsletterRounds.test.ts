import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { sendDueIssues } from '#src/server/services/letters/newsletterIssue/sendDueIssues.ts';
import { now } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { past } from '#tests/support/factories.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a newsletter that another process is at keeps no other one waiting', async () => {
  const times = { createdAt: past, updatedAt: past };
  const reader = { confirmToken: 'c', unsubscribeToken: 'u', subscribedFrom: 'FOOTER' as const, ...times };
  await database.db.insert(subscriber).values({ ...reader, email: 'ziak@example.org', status: 'confirmed' });
  const issue = (id: string, sendAt: Date) => ({
    ...{ id, subject: id, preheader: '', text: 'Ahoj.', state: 'scheduled' as const, version: 1, pace: 60, sendAt },
    ...{ createdBy: 'uid', updatedBy: 'uid', ...times },
  });
  await database.db.insert(newsletterIssue).values([issue('prvy', past), issue('druhy', now)]);
  const ctx = { db: database.db, now: () => now };
  await database.db.transaction(async (other) => {
    await other.select().from(newsletterIssue).where(eq(newsletterIssue.id, 'prvy')).for('update');
    expect(await Promise.race([sendDueIssues({ ctx }), delay(5_000, 'waits')])).toBe(1);
  });
  const subjects = async () =>
    (await database.db.select().from(mail)).map(({ data }) => (data as { subject: string }).subject);
  expect(await subjects()).toEqual(['druhy']);
  expect(await sendDueIssues({ ctx })).toBe(1);
  expect((await subjects()).sort()).toEqual(['druhy', 'prvy']);
});
