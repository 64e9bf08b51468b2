import { sql } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { freeAddress } from '#src/domain/slug.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { addRow } from '#src/server/services/writing/kinds/putRow.ts';
import { findStored } from './findStored.ts';
import { addRevision } from './lockItem.ts';
import { readNames } from './readNames.ts';
import { recordContentEvent } from './recordContentEvent.ts';

/** Any number that no other program on the same database takes for its own lock. */
export const creationLock = 7_262_028;

/** Adds a thing that nobody sees before it is published, in a transaction of its own or in one that is open. @throws UnauthenticatedError */
export function addContent(
  ctx: Ctx,
  { kind, name, make }: { kind: ContentKind; name: string; make: (ctx: Ctx, id: string) => Promise<object> | object },
): Promise<string> {
  const { identity } = requireSignedIn(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const inTransaction = { ...ctx, db: tx };
    const now = ctx.now();
    // Two of the same name at once get two ids.
    await tx.execute(sql`select pg_advisory_xact_lock(${creationLock})`);
    const id = await freeId(tx, kind, slugOf(name));
    await addRow(tx, kinds[kind], await make(inTransaction, id), { isLive: false, now });
    const stored = await findStored(tx, kind, id);
    if (!stored) throw new Error(`The new ${kind} ${id} was not stored.`);
    const { document } = stored;
    const { id: head } = await addRevision(tx, stored, {
      origin: 'saved',
      base: null,
      authorUid: identity.uid,
      at: now,
      document,
    });
    await tx.insert(contentItem).values({ kind, id, state: 'draft', head, live: null, updatedAt: now });
    await recordContentEvent(inTransaction, stored, 'content-created');
    return id;
  });
}

/**
 * The name as an id, with a number where it is taken, also by what is archived; posts of both kinds share theirs.
 */
export async function freeId(db: Db, kind: ContentKind, wanted: string): Promise<string> {
  const { reserved = [] } = kinds[kind];
  const taken = await readNames(db, kinds[kind], wanted);
  const names = new Set([...reserved, ...taken.flatMap(({ id, slug }) => [id, slug])]);
  return freeAddress(names, wanted);
}
