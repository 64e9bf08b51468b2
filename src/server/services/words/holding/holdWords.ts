import { createHash } from 'node:crypto';
import { and, count, eq, gte, isNull, ne } from 'drizzle-orm';
import type { HeldFor } from '#src/contract/limits.ts';
import { deskRoleSchema } from '#src/contract/role.ts';
import { newAccount, repeats, sameWords } from '#src/domain/heldWords.ts';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { linksOfComment } from '#src/server/markdown/linksOfComment.ts';
import { hasRole } from '#src/server/policies/user.ts';
import { doFirstLinksWait } from './firstLinks.ts';
import { isOpenToAll, waits } from './isHeld.ts';

export interface HeldState {
  heldAt: Date | null;
  heldFor: HeldFor | null;
  letThroughAt: Date | null;
  sameAs: string | null;
}

interface HoldInput {
  /** Of the words that are written or changed. */
  id: string;
  author: Pick<UserRow, 'id' | 'createdAt'>;
  text: string;
  /** How they were before; `null`: they are new. */
  before: (HeldState & { text: string }) | null;
}

/**
 * Whether words wait for the look of a moderator: the first link of a new account, and what was already written by
 * somebody today. Call it within the transaction that writes them. Who has a role at the desk never waits.
 */
export async function holdWords({
  ctx,
  input: { id, author, text, before },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: HoldInput;
}): Promise<HeldState> {
  const sameAs = hashOf(text);
  const state = { heldAt: null, heldFor: null, letThroughAt: null, ...before, sameAs };
  const { heldAt, letThroughAt } = state;
  const kept = { heldAt, heldFor: state.heldFor, letThroughAt, sameAs };
  if (hasRole(ctx.actor, ...deskRoleSchema.options)) return kept;
  const held = (heldFor: HeldFor) => ({ heldAt: ctx.now(), heldFor, letThroughAt: null, sameAs });
  if (sameAs !== null && sameAs !== before?.sameAs && (await isRepeated(ctx, sameAs, id))) return held('repeat');
  const isWaiting = heldAt !== null && letThroughAt === null;
  if (isWaiting) return kept;
  const known = new Set(linksOfComment(before?.text ?? '').map(({ address }) => address));
  const hasNewLink = linksOfComment(text).some(({ address }) => !known.has(address));
  if (hasNewLink && (await isNewAuthor(ctx, author, id)) && (await doFirstLinksWait(ctx))) return held('link');
  return kept;
}

function hashOf(text: string): string | null {
  const words = sameWords(text);
  return words && createHash('sha256').update(words).digest('hex').slice(0, 32);
}

/** Whether others say the same, and nobody has let that through. Those of them that wait for another reason join. */
async function isRepeated({ db, now }: Pick<Ctx, 'db' | 'now'>, sameAs: string, id: string): Promise<boolean> {
  const from = new Date(now().getTime() - repeats.within);
  const same = await Promise.all(
    [comment, courseReview].map((table) =>
      db
        .select({ all: count(), letThrough: count(table.letThroughAt) })
        .from(table)
        .where(and(eq(table.sameAs, sameAs), gte(table.createdAt, from), ne(table.id, id))),
    ),
  );
  const rows = same.flat();
  if (!rows.some(({ all }) => all > 0) || rows.some(({ letThrough }) => letThrough > 0)) return false;
  for (const table of [comment, courseReview]) {
    await db
      .update(table)
      .set({ heldFor: 'repeat' })
      .where(and(eq(table.sameAs, sameAs), waits(table)));
  }
  return true;
}

/** Whether nothing of theirs was let through yet, and the account is young or has written little that others read. */
async function isNewAuthor(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  author: HoldInput['author'],
  id: string,
): Promise<boolean> {
  const words = await Promise.all([
    db
      .select({ open: count(), letThrough: count(comment.letThroughAt) })
      .from(comment)
      .where(and(eq(comment.userId, author.id), ne(comment.id, id), isNull(comment.deletedAt), isOpenToAll(comment))),
    db
      .select({ open: count(), letThrough: count(courseReview.letThroughAt) })
      .from(courseReview)
      .where(and(eq(courseReview.userId, author.id), ne(courseReview.id, id), isOpenToAll(courseReview))),
  ]);
  const rows = words.flat();
  if (rows.some(({ letThrough }) => letThrough > 0)) return false;
  const open = rows.reduce((sum, row) => sum + row.open, 0);
  return now().getTime() - author.createdAt.getTime() < newAccount.age || open < newAccount.words;
}
