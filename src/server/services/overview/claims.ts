import { eq } from 'drizzle-orm';
import type { WaitingKind } from '#src/contract/desk/overview/deskOverview.ts';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { deskClaim } from '#src/server/db/schema/deskClaim.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { waitingKindsOf } from './waitingKinds.ts';

export interface Claim {
  name: string | null;
  isOwn: boolean;
}

interface KeptClaim extends Claim {
  at: Date;
}

/** Whoever has not done it by then has forgotten it. */
const holdsFor = days(5);

/** Who has taken on what, of the claims that are not too old. */
export async function readClaims({
  db,
  actor,
  now,
}: Pick<Ctx, 'db' | 'actor' | 'now'>): Promise<Map<string, KeptClaim>> {
  const { uid: self } = requireSignedIn(actor).identity;
  const rows = await db
    .select({ kind: deskClaim.kind, uid: deskClaim.uid, at: deskClaim.at, name: user.displayName })
    .from(deskClaim)
    .leftJoin(user, eq(user.uid, deskClaim.uid));
  const held = rows.filter(({ at }) => now().getTime() - at.getTime() < holdsFor);
  return new Map(held.map(({ kind, uid, at, name }) => [kind, { name, at, isOwn: uid === self }]));
}

/** A claim holds as long as something waits that waited when it was made. */
export function claimOf(claim: KeptClaim | undefined, since: Date | null): Claim | null {
  return claim && (since === null || since <= claim.at) ? { name: claim.name, isOwn: claim.isOwn } : null;
}

/**
 * Takes on what waits of a kind, or lets it go. What somebody else has taken in the meantime stays theirs.
 * @throws UnauthenticatedError, and NotFoundError for what is not the caller's to do, as if it were not there
 */
export async function claimWaiting({
  ctx,
  input: { kind, isTaken, since },
}: {
  ctx: Ctx;
  input: { kind: WaitingKind; isTaken: boolean; since: Date | null };
}): Promise<Claim | null> {
  const { uid } = requireSignedIn(ctx.actor).identity;
  if (!waitingKindsOf(ctx).includes(kind)) throw new NotFoundError('waiting');
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    // Two at once: the second one finds what the first one has written.
    const claim = { kind, uid: '', at: new Date(0) };
    await db.insert(deskClaim).values(claim).onConflictDoNothing();
    await db.select({ kind: deskClaim.kind }).from(deskClaim).where(eq(deskClaim.kind, kind)).for('update');
    const held = claimOf((await readClaims(inside)).get(kind), since);
    const isChanged = isTaken ? held === null : held?.isOwn === true;
    if (!isChanged) {
      // A row that was made only to be locked says nothing.
      if (held === null) await db.delete(deskClaim).where(eq(deskClaim.kind, kind));
      return held;
    }
    if (isTaken) await db.update(deskClaim).set({ uid, at: ctx.now() }).where(eq(deskClaim.kind, kind));
    else await db.delete(deskClaim).where(eq(deskClaim.kind, kind));
    const action = isTaken ? 'waiting-taken' : 'waiting-released';
    await recordAdminEvent({ ctx: inside, input: { action, target: kind } });
    return isTaken ? { name: (await readClaims(inside)).get(kind)?.name ?? null, isOwn: true } : null;
  });
}
