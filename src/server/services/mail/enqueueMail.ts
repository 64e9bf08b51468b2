import { randomUUID } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { type MailAttachment, mail } from '#src/server/db/schema/mail.ts';

export interface MailDraft {
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
}

/** Puts a mail into the outbox; with a transaction's `ctx.db` it is there exactly when its cause is. */
export async function enqueueMail({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'now'>; input: MailDraft }): Promise<void> {
  const now = ctx.now();
  await ctx.db.insert(mail).values({
    ...input,
    id: randomUUID(),
    headers: input.headers ?? {},
    dueAt: now,
    createdAt: now,
  });
}
