import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { minutes } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { signingKey } from '#src/server/db/schema/signingKey.ts';

/** What a name signs with now, and what it signed with before its last rotation. */
export interface SigningKeys {
  current: Buffer;
  previous: Buffer | null;
  /** When the current one came. */
  since: Date;
}

interface Known {
  keys: SigningKeys;
  /** On the process's own clock, in milliseconds. */
  readAt: number;
}

const keyBytes = 32;
/** A process learns of a rotation after this time, or as soon as it meets a signature that it does not know. */
const rememberedMs = minutes(1);
/** Wrong signatures make a process ask the database no more often than this. */
const askedAgainMs = 1_000;

const known = new WeakMap<Db, Map<string, Known>>();

/**
 * The keys of a name, the same in every process of this database; made when first needed. `anew` asks the database again,
 * at most once a second.
 */
export async function getSigningKeys({
  ctx,
  input: { name, anew = false },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { name: string; anew?: boolean };
}): Promise<SigningKeys> {
  const names = known.get(ctx.db) ?? new Map<string, Known>();
  known.set(ctx.db, names);
  const remembered = names.get(name);
  const longest = anew ? askedAgainMs : rememberedMs;
  if (remembered && performance.now() - remembered.readAt < longest) return remembered.keys;
  const keys = await readOrMake(ctx, name);
  names.set(name, { keys, readAt: performance.now() });
  return keys;
}

/** Random bytes in base64url, as the table keeps them. */
export function newSecret(): string {
  return randomBytes(keyBytes).toString('base64url');
}

async function readOrMake({ db, now }: Pick<Ctx, 'db' | 'now'>, name: string): Promise<SigningKeys> {
  const find = () => db.select().from(signingKey).where(eq(signingKey.name, name));
  let [row] = await find();
  if (!row) {
    // Of two processes that make it at the same time, both use what the first has written.
    await db.insert(signingKey).values({ name, secret: newSecret(), createdAt: now() }).onConflictDoNothing();
    [row] = await find();
  }
  if (!row) throw new Error(`The signing key ${name} is gone.`);
  const { secret, previousSecret, createdAt } = row;
  const previous = previousSecret === null ? null : Buffer.from(previousSecret, 'base64url');
  return { current: Buffer.from(secret, 'base64url'), previous, since: createdAt };
}
