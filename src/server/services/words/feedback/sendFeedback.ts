import { randomUUID } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { site } from '#src/site.ts';

interface FeedbackInput {
  message: string;
  email?: string | undefined;
  name?: string | undefined;
  /** Hidden from people: only robots fill it in. */
  website?: string | undefined;
}

/** Keeps a visitor's words for the desk and mails them to the association; a robot's are dropped, and it is not told. */
export async function sendFeedback({
  ctx,
  input: { message, email, name, website },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: FeedbackInput;
}): Promise<void> {
  if (website) return;
  await ctx.db.transaction(async (db) => {
    const row = { id: randomUUID(), message, name: name || null, email: email ?? null, createdAt: ctx.now() };
    await db.insert(feedbackMessage).values(row);
    const mail = { template: 'feedback', data: { message, email, name }, recipient: site.email } as const;
    await enqueueMail({ ctx: { db, now: ctx.now }, input: mail });
  });
}
