import { createPublicKey } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Ctx } from '#src/server/context.ts';
import { badgeAlgorithm, certificateKeys, signingCertificateKey } from './certificateKeys.ts';
import { issuerId, keyName } from './issuer.ts';

/** A credential of W3C's data model. */
export interface Credential {
  '@context': string[];
  id: string;
  type: string[];
  validFrom: string;
  [member: string]: unknown;
}

/** Signs a credential as Open Badges 3.0 say it (VC-JWT): the claims are the credential's own members. */
export async function signCredential(
  ctx: Pick<Ctx, 'db' | 'now'>,
  credential: Credential,
  publicUrl: string,
): Promise<string> {
  // Loaded when something is signed: most processes sign nothing.
  const { importJWK, SignJWT } = await import('jose');
  const { id, privateJwk } = await signingCertificateKey(ctx);
  return new SignJWT(credential as unknown as JWTPayload)
    .setProtectedHeader({ alg: badgeAlgorithm, typ: 'JWT', kid: keyName(publicUrl, id) })
    .setIssuer(issuerId(publicUrl))
    .setJti(credential.id)
    .setNotBefore(Math.floor(Date.parse(credential.validFrom) / 1000))
    .sign(await importJWK(privateJwk, badgeAlgorithm));
}

/** What was signed, by one of the keys of this site; `null`: none of them has signed it so. */
export async function readCredential(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  signed: string,
): Promise<Record<string, unknown> | null> {
  const { jwtVerify, errors } = await import('jose');
  const keys = await certificateKeys({ db });
  try {
    const { payload } = await jwtVerify(
      signed,
      ({ kid = '' }) => {
        const key = keys.find(({ id }) => kid.endsWith(`#${id}`));
        if (!key) throw new errors.JWKSNoMatchingKey();
        return createPublicKey({ key: key.publicJwk, format: 'jwk' });
      },
      // Signed a moment ago by a process whose clock is a little ahead.
      { algorithms: [badgeAlgorithm], currentDate: now(), clockTolerance: 60 },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
