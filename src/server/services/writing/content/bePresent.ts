import { eq, lt } from 'drizzle-orm';
import type { ContentKind, Writer } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentPresence } from '#src/server/db/schema/content.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findOwn } from './access.ts';
import { presenceMs, selectItems } from './selectItems.ts';

export interface PresenceDetail {
  others: Writer[];
  revision: number;
  changedBy: Writer;
}

/** Says that the caller has a thing open, and hears who else has. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function bePresent({
  ctx,
  input: { kind, id },
}: {
  ctx: Ctx;
  input: { kind: ContentKind; id: string };
}): Promise<PresenceDetail> {
  const { identity } = requireSignedIn(ctx.actor);
  await findOwn(ctx, kind, id);
  const seenAt = ctx.now();
  await ctx.db
    .insert(contentPresence)
    .values({ kind, itemId: id, uid: identity.uid, seenAt })
    .onConflictDoUpdate({
      target: [contentPresence.kind, contentPresence.itemId, contentPresence.uid],
      set: { seenAt },
    });
  await ctx.db.delete(contentPresence).where(lt(contentPresence.seenAt, new Date(seenAt.getTime() - presenceMs)));
  const [item] = await selectItems(ctx, kind, { where: eq(kinds[kind].id, id), limit: 1 });
  if (!item) throw new NotFoundError('content');
  return { others: item.openedBy, revision: item.head ?? 0, changedBy: item.changedBy };
}
