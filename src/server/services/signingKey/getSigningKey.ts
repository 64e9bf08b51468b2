import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { signingKey } from '#src/server/db/schema/signingKey.ts';

const keyBytes = 32;

/** Keys never change, so a process reads each once. */
const known = new WeakMap<Db, Map<string, Buffer>>();

/** The key of a name, the same in every process of this database; made when it is first needed. */
export async function getSigningKey({
  ctx,
  input: { name },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { name: string };
}): Promise<Buffer> {
  const keys = known.get(ctx.db) ?? new Map<string, Buffer>();
  known.set(ctx.db, keys);
  const key = keys.get(name) ?? (await readOrMake(ctx, name));
  keys.set(name, key);
  return key;
}

async function readOrMake({ db, now }: Pick<Ctx, 'db' | 'now'>, name: string): Promise<Buffer> {
  const secret = randomBytes(keyBytes).toString('base64url');
  // Of two processes that make it at the same time, both use what the first has written.
  await db.insert(signingKey).values({ name, secret, createdAt: now() }).onConflictDoNothing();
  const [row] = await db.select().from(signingKey).where(eq(signingKey.name, name));
  if (!row) throw new Error(`The signing key ${name} is gone.`);
  return Buffer.from(row.secret, 'base64url');
}
