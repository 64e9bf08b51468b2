import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hours } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { type SubscriberRow, subscriber } from '#src/server/db/schema/subscriber.ts';
import { enqueueMail } from '#src/server/services/letters/mail/enqueueMail.ts';
import { mailWelcome } from './mailWelcome.ts';

export interface SubscriptionRequest {
  email: string;
  subscribedFrom: SubscriberRow['subscribedFrom'];
  fromPath?: string | undefined;
  /** Whether it is known already that the address belongs to who asks: then nothing is left to confirm. */
  isVerified: boolean;
}

/** Milliseconds in which an address gets one mail, however often somebody types it in. */
const mailPause = hours(1);

/** Makes an address pending or, when verified, confirmed, and mails it. Needs a transaction: it locks the address. */
export async function requestSubscription({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: SubscriptionRequest;
}): Promise<void> {
  const { isVerified, subscribedFrom, fromPath = null } = input;
  const now = ctx.now();
  const row = await lockSubscriber(ctx, input);
  if (row.status === 'confirmed') {
    // Its mails came back once; whoever subscribes it again thinks that they arrive by now.
    if (row.bouncedAt) await ctx.db.update(subscriber).set({ bouncedAt: null }).where(eq(subscriber.email, row.email));
    return;
  }

  const mayMail = row.mailedAt === null || row.mailedAt.getTime() <= now.getTime() - mailPause;
  await ctx.db
    .update(subscriber)
    .set({
      status: isVerified ? 'confirmed' : 'pending',
      subscribedFrom,
      fromPath,
      bouncedAt: null,
      mailedAt: mayMail ? now : row.mailedAt,
      updatedAt: now,
    })
    .where(eq(subscriber.email, row.email));
  if (!mayMail) return;
  if (isVerified) return mailWelcome({ ctx, input: row });
  const letter = { template: 'newsletterConfirmation', data: { confirmToken: row.confirmToken } } as const;
  await enqueueMail({ ctx, input: { ...letter, recipient: row.email, kind: 'confirmation' } });
}

/** The address's row, added when there is none. Of two calls for one address the second waits for the first. */
async function lockSubscriber(ctx: Pick<Ctx, 'db' | 'now'>, input: SubscriptionRequest): Promise<SubscriberRow> {
  const email = input.email.toLowerCase();
  const now = ctx.now();
  await ctx.db
    .insert(subscriber)
    .values({
      email,
      status: 'pending',
      confirmToken: createToken(),
      unsubscribeToken: createToken(),
      subscribedFrom: input.subscribedFrom,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: subscriber.email });
  const [row] = await ctx.db.select().from(subscriber).where(eq(subscriber.email, email)).for('update');
  if (!row) throw new Error('A subscriber was deleted between two statements.');
  return row;
}

function createToken(): string {
  return randomBytes(32).toString('base64url');
}
