import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import { days, hours, inSeconds, minutes } from '#src/domain/duration.ts';
import { readOrMake } from './keptFile.ts';

export const providerIds = { google: 'google.com', github: 'github.com' } as const;
export type ProviderName = keyof typeof providerIds;
export type ProviderId = (typeof providerIds)[ProviderName];

/** Who someone says to be on the sign-in page; `email` is in lower case. */
export interface LocalPerson {
  name: string;
  email: string;
  providerId: ProviderId;
  /** Whether they have shown the trial key: without it the roles of a session do not count. */
  hasKey: boolean;
}

export interface LocalSession {
  idToken: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: number;
  localId: string;
  person: LocalPerson;
}

/** The identity provider of this process. It keeps nothing but its key: everything else is in the tokens. */
export interface LocalProvider {
  projectId: string;
  /** The public key set, for the verifier of ID tokens. */
  keys: JWTVerifyGetKey;
  /** What the sign-in page hands to the site, good for five minutes. */
  issueCredential(person: LocalPerson): Promise<string>;
  /** Each of these throws a jose error when the token is not the provider's, is over, or is of another kind. */
  signIn(credential: string): Promise<LocalSession>;
  refresh(refreshToken: string): Promise<LocalSession>;
  lookup(idToken: string): Promise<{ localId: string; person: LocalPerson; signedInAt: Date }>;
}

interface Options {
  /** Where the key is kept: `trial-identity-key.json`. */
  dataDir: string;
  projectId: string;
  now?: () => Date;
}

const keyFile = 'trial-identity-key.json';
/** Of the version before, in which everybody could sign in as an admin: what it signed counts no more. */
const formerKeyFile = 'identity-key.json';

const localIssuer = 'local-identity-provider';
const lifetimes = {
  credential: inSeconds(minutes(5)),
  idToken: inSeconds(hours(1)),
  refreshToken: inSeconds(days(365)),
};

const keySchema = z.looseObject({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  kid: z.string(),
});
type Key = z.infer<typeof keySchema>;

const personSchema = z.object({
  name: z.string(),
  email: z.string(),
  providerId: z.enum(providerIds),
  hasKey: z.boolean(),
});
const refreshSchema = personSchema.extend({ authTime: z.number() });
const idTokenSchema = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  auth_time: z.number(),
  trial_key: z.boolean(),
  firebase: z.object({ sign_in_provider: z.enum(providerIds) }),
});

/** Opens the local provider; its key is made on the first start and read on later ones. */
export async function openLocalProvider({
  dataDir,
  projectId,
  now = () => new Date(),
}: Options): Promise<LocalProvider> {
  await rm(join(dataDir, formerKeyFile), { force: true });
  const key = parseKey(join(dataDir, keyFile), await readOrMake(dataDir, keyFile, makeKey));
  const { kty, n, e, kid } = key;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] });
  const privateKey = await importJWK(key, 'RS256');
  const seconds = () => Math.floor(now().getTime() / 1000);

  function sign(claims: JWTPayload, issuer: string, audience: string, lifetime: number): Promise<string> {
    const issuedAt = seconds();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(privateKey);
  }

  async function read(token: string, issuer: string, audience: string): Promise<JWTPayload> {
    const rules = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['exp'], currentDate: now() };
    return (await jwtVerify(token, keys, rules)).payload;
  }

  const idTokenIssuer = `https://securetoken.google.com/${projectId}`;

  async function session(person: LocalPerson, authTime: number): Promise<LocalSession> {
    const localId = localIdOf(person.email);
    const idClaims = {
      sub: localId,
      user_id: localId,
      name: person.name,
      email: person.email,
      email_verified: true,
      auth_time: authTime,
      trial_key: person.hasKey,
      firebase: {
        identities: { [person.providerId]: [localId], email: [person.email] },
        sign_in_provider: person.providerId,
      },
    };
    const [idToken, refreshToken] = await Promise.all([
      sign(idClaims, idTokenIssuer, projectId, lifetimes.idToken),
      sign({ ...person, authTime }, localIssuer, 'refresh', lifetimes.refreshToken),
    ]);
    return { idToken, refreshToken, expiresIn: lifetimes.idToken, localId, person };
  }

  return {
    projectId,
    keys,
    issueCredential: (person) => sign({ ...person }, localIssuer, 'credential', lifetimes.credential),
    signIn: async (credential) =>
      session(personSchema.parse(await read(credential, localIssuer, 'credential')), seconds()),
    refresh: async (refreshToken) => {
      const { authTime, ...person } = refreshSchema.parse(await read(refreshToken, localIssuer, 'refresh'));
      return session(person, authTime);
    },
    lookup: async (idToken) => {
      const { sub, name, email, auth_time, trial_key, firebase } = idTokenSchema.parse(
        await read(idToken, idTokenIssuer, projectId),
      );
      const person = { name, email, providerId: firebase.sign_in_provider, hasKey: trial_key };
      return { localId: sub, person, signedInAt: new Date(auth_time * 1000) };
    },
  };
}

/** The uid of an address: one address is one person, whichever button they took. */
export function localIdOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 28);
}

function parseKey(path: string, text: string): Key {
  try {
    return keySchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${path} is not a key. Delete it, and a new one is made; everybody then signs in again.`);
  }
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk) } satisfies JWK);
}
