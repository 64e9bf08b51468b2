import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { Identity } from '#src/server/context.ts';
import { createFirebaseVerifier } from '#src/server/integrations/identity/firebaseVerifier.ts';

interface Options {
  projectId?: string;
  now: () => Date;
}

export type Person = Partial<Pick<Identity, 'uid' | 'email' | 'emailVerified' | 'name' | 'pictureUrl'>>;

/** Who calls: a person, whoever has this token, right or wrong, or nobody. */
export type Caller = Person | string | null;

type TestIssuer = Awaited<ReturnType<typeof createTestIssuer>>;

/** A key pair as an issuer has it: the name of the key, its public half, and its signature. */
export async function createTestKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return {
    jwk,
    sign: (claims: JWTPayload) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
  };
}

/** Stands in for Google: makes ID tokens of every kind, right and wrong, and the verifier that knows its key. */
export async function createTestIssuer({ projectId = 'prvy-riadok-test', now }: Options) {
  const [key, foreignKey] = await Promise.all([createTestKey('own'), createTestKey('own')]);

  /** The claims of a right token. */
  function claimsOf(person: Person = {}): JWTPayload {
    const { uid = 'uid-jana', email = 'jana@example.org', emailVerified = true, name = 'Jana', pictureUrl } = person;
    const seconds = Math.floor(now().getTime() / 1000);
    return {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: uid,
      user_id: uid,
      auth_time: seconds - 60,
      iat: seconds - 60,
      exp: seconds + 3540,
      ...(email ? { email, email_verified: emailVerified } : {}),
      name,
      ...(pictureUrl ? { picture: pictureUrl } : {}),
      firebase: { sign_in_provider: 'google.com' },
    };
  }

  /** A right token, but for these claims. */
  const token = (person?: Person, claims: JWTPayload = {}) => key.sign({ ...claimsOf(person), ...claims });

  /** What a call is sent with. */
  async function call(caller: Caller, method = 'GET', body?: object): Promise<RequestInit> {
    const idToken = typeof caller === 'string' ? caller : caller && (await token(caller));
    const headers = {
      ...(idToken === null ? {} : bearer(idToken)),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    return { method, headers, body: body && JSON.stringify(body) };
  }

  return {
    projectId,
    key,
    claimsOf,
    token,
    call,
    verifier: createFirebaseVerifier({ projectId, keys: createLocalJWKSet({ keys: [key.jwk] }), now }),
    /** Signed by somebody who only says to have the key. */
    foreign: (person?: Person) => foreignKey.sign(claimsOf(person)),
    unsigned: (person?: Person) => new UnsecuredJWT(claimsOf(person)).encode(),
  };
}

/** One wrong token of each kind, by what is wrong with it. */
export async function wrongTokens(issuer: TestIssuer, now: Date): Promise<Record<string, string>> {
  const seconds = Math.floor(now.getTime() / 1000);
  const token = await issuer.token();
  return {
    expired: await issuer.token({}, { exp: seconds - 60 }),
    'alg none': issuer.unsigned(),
    'wrong issuer': await issuer.token({}, { iss: 'https://securetoken.google.com/iny-projekt' }),
    'wrong audience': await issuer.token({}, { aud: 'iny-projekt' }),
    'another key': await issuer.foreign(),
    'no person': await issuer.token({}, { sub: '' }),
    'signed in tomorrow': await issuer.token({}, { auth_time: seconds + 86_400 }),
    'changed on the way': token.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"admin"}').toString('base64url')}.`),
    'no token': 'jana',
  };
}

/** The header of a call by the token's person. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
