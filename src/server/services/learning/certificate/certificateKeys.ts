import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import { desc, isNotNull, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { type CertificateKeyRow, certificateKey } from '#src/server/db/schema/certificate.ts';

/** Elliptic, and known to every wallet. */
export const badgeAlgorithm = 'ES256';

type WithDb = Pick<Ctx, 'db' | 'now'>;

/** What signs. Two processes may make the first one at once: the later signs, and both are published. */
export async function signingCertificateKey(ctx: WithDb): Promise<CertificateKeyRow & { privateJwk: JsonWebKey }> {
  const find = () =>
    ctx.db
      .select()
      .from(certificateKey)
      .where(isNotNull(certificateKey.privateJwk))
      .orderBy(desc(certificateKey.createdAt), desc(certificateKey.id))
      .limit(1);
  let [key] = await find();
  if (!key) {
    await addKey(ctx.db, ctx.now());
    [key] = await find();
  }
  if (!key?.privateJwk) throw new Error('The key of certificates is gone.');
  return { ...key, privateJwk: key.privateJwk };
}

/** All keys that have ever signed, the newest first. */
export const certificateKeys = ({ db }: Pick<Ctx, 'db'>): Promise<Pick<CertificateKeyRow, 'id' | 'publicJwk'>[]> =>
  db
    .select({ id: certificateKey.id, publicJwk: certificateKey.publicJwk })
    .from(certificateKey)
    .orderBy(desc(certificateKey.createdAt), desc(certificateKey.id));

/**
 * Has a new key sign from now on. Those before it forget how to sign and stay published, so what they have signed holds.
 * Answers the name of the new one.
 */
export async function rotateCertificateKey({ ctx }: { ctx: WithDb }): Promise<string> {
  return ctx.db.transaction(async (db) => {
    const id = await addKey(db, ctx.now());
    await db.update(certificateKey).set({ privateJwk: null }).where(ne(certificateKey.id, id));
    return id;
  });
}

async function addKey(db: Db, createdAt: Date): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(9).toString('base64url');
  const [publicJwk, privateJwk] = [publicKey, privateKey].map((key) => key.export({ format: 'jwk' }));
  if (!publicJwk || !privateJwk) throw new Error('A key has two halves.');
  await db.insert(certificateKey).values({ id, publicJwk, privateJwk, createdAt });
  return id;
}
