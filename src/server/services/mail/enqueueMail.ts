import { randomUUID } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { type MailAttachment, mail } from '#src/server/db/schema/mail.ts';
import type { KeptReceipt } from '#src/server/receipts/receiptData.ts';

export interface MailDraft {
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** Drawn and attached when the mail is sent. */
  receipt?: KeptReceipt;
  /** A notice, unless it is set. */
  kind?: MailKind;
}

/** What a mail is about says which go first, when many wait. */
type MailKind = 'order' | 'notice' | 'confirmation' | 'newsletter';
const priorities: Record<MailKind, number> = { order: 0, notice: 1, confirmation: 2, newsletter: 3 };

/** Puts a mail into the outbox; with a transaction's `ctx.db` it is there exactly when its cause is. */
export async function enqueueMail({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'now'>; input: MailDraft }): Promise<void> {
  const now = ctx.now();
  const { kind = 'notice', ...draft } = input;
  await ctx.db.insert(mail).values({
    ...draft,
    priority: priorities[kind],
    id: randomUUID(),
    headers: input.headers ?? {},
    dueAt: now,
    createdAt: now,
  });
}
