import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { inSeconds, minutes } from '#src/domain/duration.ts';
import type { Identity } from '#src/server/context.ts';
import { UnauthenticatedError } from '#src/server/errors.ts';
import type { IdentityVerifier } from './identityVerifier.ts';
import { createKeptKeySet } from './keptKeySet.ts';

export interface FirebaseVerifierOptions {
  projectId: string;
  /** Where the public keys are read and, when they change, read again. */
  keysUrl?: string;
  /** The public keys of a provider in this process, instead of an address. */
  keys?: JWTVerifyGetKey;
  now?: () => Date;
}

const googleKeysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Clocks of two machines differ by this many seconds at most. */
const clockTolerance = 5;

/**
 * A page asks several times with one token, and checking its signature costs as much as reading a lecture. For these seconds
 * it is not checked again, so that a key that is withdrawn counts for as long at most.
 */
const rememberedFor = inSeconds(minutes(5));
const mostRemembered = 5_000;

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
  /** Of the local provider alone: whether the key of the trial was shown. */
  trial_key: z.boolean().default(true),
  picture: z
    .url({ protocol: /^https$/ })
    .nullable()
    .catch(null),
});

/** Verifies ID tokens as Firebase prescribes it, of Google's keys or of a provider with the same claims. */
export function createFirebaseVerifier({
  projectId,
  keysUrl = googleKeysUrl,
  keys,
  now = () => new Date(),
}: FirebaseVerifierOptions): IdentityVerifier {
  const { getKey, age } = keys ? { getKey: keys, age: () => null } : createKeptKeySet(keysUrl);
  const known = new LRUCache<string, { payload: JWTPayload; until: number }>({ max: mostRemembered });
  return {
    isTrial: false,
    keysAge: age,
    verify: (token) =>
      identityFrom(now(), async (currentDate) => {
        const seconds = currentDate.getTime() / 1000;
        const before = known.get(token);
        if (before && seconds < before.until) return before.payload;
        const rules = { ...firebaseClaims(projectId), currentDate, algorithms: ['RS256'] };
        const { payload } = await jwtVerify(token, getKey, rules);
        const until = Math.min(seconds + rememberedFor, (payload.exp ?? 0) + clockTolerance);
        known.set(token, { payload, until });
        return payload;
      }),
  };
}

/** What every ID token of a project says of itself, signed or not. */
export function firebaseClaims(projectId: string) {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp'],
    clockTolerance,
  };
}

/**
 * The person of the claims that `readClaims` has verified.
 * @throws UnauthenticatedError with code `token-invalid`; OutageError when the keys cannot be read.
 */
export async function identityFrom(
  now: Date,
  readClaims: (now: Date) => JWTPayload | Promise<JWTPayload>,
): Promise<Identity> {
  const claims = claimsSchema.safeParse(await verified(() => readClaims(now)));
  if (!claims.success) throw tokenInvalid();
  const { sub, iat, auth_time, email, email_verified, name, trial_key, picture } = claims.data;
  if (Math.max(iat, auth_time) > now.getTime() / 1000 + clockTolerance) throw tokenInvalid();
  return {
    uid: sub,
    email: email.toLowerCase(),
    emailVerified: email_verified,
    name,
    pictureUrl: picture,
    authTime: new Date(auth_time * 1000),
    issuedAt: new Date(iat * 1000),
    rolesCount: trial_key,
  };
}

async function verified(readClaims: () => JWTPayload | Promise<JWTPayload>): Promise<JWTPayload> {
  try {
    return await readClaims();
  } catch (error) {
    if (error instanceof errors.JOSEError) throw tokenInvalid();
    throw error;
  }
}

function tokenInvalid(): UnauthenticatedError {
  return new UnauthenticatedError('token-invalid', 'The token is not valid, or is over.');
}
