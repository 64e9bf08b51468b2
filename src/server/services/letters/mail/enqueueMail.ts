import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { KeptReceipt } from '#src/domain/receipt.ts';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import type { LetterDraft } from './letters.ts';

export type MailDraft = LetterDraft & {
  /** Of whoever has to find it again. */
  id?: string;
  recipient: string;
  /** Drawn and attached when the mail is sent. */
  receipt?: KeptReceipt;
  /** The order that it is about. */
  orderId?: string;
  /** A notice, unless it is set. */
  kind?: MailKind;
  /** Seconds in which its cause can be taken back. */
  after?: number;
};

/** What a mail is about says which go first, when many wait. */
type MailKind = 'order' | 'notice' | 'confirmation' | 'newsletter';
const priorities: Record<MailKind, number> = { order: 0, notice: 1, confirmation: 2, newsletter: 3 };

/**
 * Puts a mail into the outbox; with a transaction's `ctx.db` it is there exactly when its cause is. What it says is kept as it
 * is now, and written when it is sent.
 */
export async function enqueueMail({ ctx, input }: { ctx: Pick<Ctx, 'db' | 'now'>; input: MailDraft }): Promise<void> {
  const now = ctx.now();
  const { kind = 'notice', after = 0, id = randomUUID(), ...draft } = input;
  await ctx.db.insert(mail).values({
    ...draft,
    attachments: sql`'null'::jsonb`,
    priority: priorities[kind],
    id,
    dueAt: new Date(now.getTime() + after * 1000),
    createdAt: now,
  });
}
