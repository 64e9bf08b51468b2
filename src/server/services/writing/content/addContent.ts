import { sql } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { freeAddress } from '#src/domain/slug.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { addRow } from '#src/server/services/writing/kinds/putRow.ts';
import { findStored } from './findStored.ts';
import { addRevision } from './lockItem.ts';
import { readNames } from './readNames.ts';
import { recordContentEvent } from './recordContentEvent.ts';

/** Any number that no other program on the same database takes for its own lock. */
const creationLock = 7_262_028;

/** Two of the same name at once get two ids: one is made after the other. */
export async function lockCreation(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${creationLock})`);
}

interface Added {
  kind: ContentKind;
  name: string;
  /** Its row, in the transaction in which it is added. */
  make: (ctx: Ctx, id: string) => Promise<object> | object;
}

/** Adds a thing that nobody sees before it is published, in a transaction of its own or in one that is open. @throws UnauthenticatedError */
export function addContent(ctx: Ctx, added: Added): Promise<string> {
  return ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db };
    const stored = await insertContent(inTransaction, { ...added, isLive: false });
    await recordContentEvent(inTransaction, stored, 'content-created');
    return stored.id;
  });
}

/** The row, the first text and the state of a thing, in the caller's transaction; who calls records the act. @throws UnauthenticatedError */
export async function insertContent(
  ctx: Ctx,
  { kind, name, make, isLive }: Added & { isLive: boolean },
): Promise<Stored> {
  const { identity } = requireSignedIn(ctx.actor);
  const { db } = ctx;
  const now = ctx.now();
  await lockCreation(db);
  const id = await freeId(db, kind, slugOf(name));
  await addRow(db, kinds[kind], await make(ctx, id), { isLive, now });
  const stored = await findStored(db, kind, id);
  if (!stored) throw new Error(`The new ${kind} ${id} was not stored.`);
  const { document } = stored;
  const revision = { origin: 'saved', base: null, authorUid: identity.uid, at: now, document } as const;
  const { id: head } = await addRevision(db, stored, revision);
  const state = isLive ? { state: 'published' as const, live: head } : { state: 'draft' as const, live: null };
  await db.insert(contentItem).values({ kind, id, ...state, head, updatedAt: now });
  return stored;
}

/**
 * The name as an id, with a number where it is taken, also by what is archived; posts of both kinds share theirs.
 */
async function freeId(db: Db, kind: ContentKind, wanted: string): Promise<string> {
  const { reserved = [] } = kinds[kind];
  const taken = await readNames(db, kinds[kind], wanted);
  const names = new Set([...reserved, ...taken.flatMap(({ id, slug }) => [id, slug])]);
  return freeAddress(names, wanted);
}
