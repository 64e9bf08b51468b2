import { and, asc } from 'drizzle-orm';
import type { SubscriberFilter } from '#src/contract/desk/letters/deskNewsletter.ts';
import type { Ctx } from '#src/server/context.ts';
import { type SubscriberRow, subscriber } from '#src/server/db/schema/subscriber.ts';
import { InvalidInputError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { inState, searchedFor } from './subscribers.ts';

/** A file of it is a few megabytes. */
const most = 50_000;

/**
 * The addresses of a filter for a file.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`, InvalidInputError when there are too many
 */
export async function exportSubscribers({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SubscriberFilter;
}): Promise<SubscriberRow[]> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  const { state } = input;
  return ctx.db.transaction(async (db) => {
    const rows = await db
      .select()
      .from(subscriber)
      .where(and(searchedFor(input), state && inState[state]))
      .orderBy(asc(subscriber.createdAt), asc(subscriber.email))
      .limit(most + 1);
    if (rows.length > most) throw new InvalidInputError('Too many subscribers for one file.');
    await recordAdminEvent({
      ctx: { ...ctx, db },
      // What was searched may be an address.
      input: {
        action: 'subscribers-exported',
        target: state ?? 'all',
        details: { subscribers: rows.length, state: state ?? null },
      },
    });
    return rows;
  });
}
