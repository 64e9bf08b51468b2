import type { RepeatDecided } from '#src/contract/desk/words/deskWords.ts';
import type { CommunityRule } from '#src/contract/limits.ts';
import type { Ctx } from '#src/server/context.ts';
import { requireRole } from '#src/server/policies/user.ts';
import type { MailDraft } from '#src/server/services/letters/index.ts';
import { isHeld } from '#src/server/services/words/holding/isHeld.ts';
import { findSameWords, type SameWords } from './getRepeatCase.ts';
import { hideWithin } from './hideWords.ts';
import { holdAgainWithin, letThroughWithin, replyMailOf } from './letThroughWords.ts';
import { lockWords, type WordsKind } from './lockWords.ts';
import { restoreWithin } from './restoreWords.ts';

interface RepeatInput {
  sameAs: string;
  /** Ids of people whose words are left as they are. */
  leftOut: readonly string[];
}

const namesOf = (words: readonly SameWords[]) => words.map(({ kind, row: { id } }) => ({ kind, id }));

/**
 * Hides all that says the same by one decision; each author is told once. Answers what was hidden.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function hideRepeat({
  ctx,
  input: { sameAs, leftOut, rule, reason },
}: {
  ctx: Ctx;
  input: RepeatInput & { rule: CommunityRule; reason: string };
}): Promise<RepeatDecided> {
  requireRole(ctx.actor, 'MODERATOR');
  return ctx.db.transaction(async (db) => {
    const at = ctx.now();
    const within = { ...ctx, db, now: () => at };
    const words = (await findSameWords(within, sameAs)).filter(({ author }) => !leftOut.includes(author.id));
    const told = new Set<string>();
    const decided: SameWords[] = [];
    for (const one of words) {
      const input = { kind: one.kind, id: one.row.id, rule, reason };
      const { changed, isTold } = await hideWithin({ ctx: within, input, isSilent: told.has(one.author.id) });
      if (changed) decided.push(one);
      if (isTold) told.add(one.author.id);
    }
    return { words: namesOf(decided), isTold: told.size > 0 };
  });
}

/**
 * Shows all that says the same, and waits, to everybody by one decision. Answers what was let through.
 * @throws UnauthenticatedError, ForbiddenError
 */
export async function letThroughRepeat({
  ctx,
  input: { sameAs, leftOut },
}: {
  ctx: Ctx;
  input: RepeatInput;
}): Promise<RepeatDecided> {
  requireRole(ctx.actor, 'MODERATOR');
  const waiting = (await findSameWords(ctx, sameAs)).filter(
    ({ row, author }) => isHeld(row) && !leftOut.includes(author.id),
  );
  const prepared: { one: SameWords; mail: MailDraft | null }[] = [];
  for (const one of waiting) {
    prepared.push({ one, mail: await replyMailOf(ctx, { kind: one.kind, id: one.row.id }) });
  }
  return ctx.db.transaction(async (db) => {
    const decided: SameWords[] = [];
    for (const { one, mail } of prepared) {
      const input = { kind: one.kind, id: one.row.id, mail };
      const { changed } = await letThroughWithin({ ctx: { ...ctx, db }, input });
      if (changed) decided.push(one);
    }
    return { words: namesOf(decided), isTold: false };
  });
}

/**
 * Takes a decision about a repeated text back: each of the words is as it was before. An author who was told of the hiding is told once.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function undoRepeat({
  ctx,
  input: { words },
}: {
  ctx: Ctx;
  input: { words: readonly { kind: WordsKind; id: string }[] };
}): Promise<RepeatDecided> {
  requireRole(ctx.actor, 'MODERATOR');
  return ctx.db.transaction(async (db) => {
    const within = { ...ctx, db };
    const changed: { kind: WordsKind; id: string }[] = [];
    /** Authors who hear nothing more: their mail was still there, or they have one. */
    const done = new Set<string>();
    let isTold = false;
    for (const input of words) {
      const { hiddenAt, authorId } = await lockWords({ ctx: within, input });
      const isSilent = authorId !== null && done.has(authorId);
      const taken = hiddenAt
        ? await restoreWithin({ ctx: within, input, isSilent })
        : await holdAgainWithin({ ctx: within, input });
      if (taken.changed) changed.push(input);
      if (hiddenAt && authorId !== null) done.add(authorId);
      isTold ||= taken.isTold;
    }
    return { words: changed, isTold };
  });
}
