import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, type JWK } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { UnauthenticatedError } from '#src/server/errors.ts';
import { createEmulatorVerifier } from '#src/server/integrations/identity/emulatorVerifier.ts';
import { createFirebaseVerifier } from '#src/server/integrations/identity/firebaseVerifier.ts';
import { createTestIssuer, createTestKey, wrongTokens } from '#tests/support/identity.ts';

const now = new Date('2026-06-15T12:00:00Z');
/** As the test issuer's tokens say it. */
const aMinuteAgo = new Date(now.getTime() - 60_000);

let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let wrong: Record<string, string>;
let keyServer: Server;
let keysUrl: string;
/** What the key server answers; `null` breaks it. */
let published: JWK[] | null;
let reads: number;

beforeAll(async () => {
  issuer = await createTestIssuer({ now: () => now });
  wrong = await wrongTokens(issuer, now);
  keyServer = createServer((_, response) => {
    reads += 1;
    response.statusCode = published ? 200 : 503;
    response.end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  keysUrl = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  published = [issuer.key.jwk];
  reads = 0;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => keyServer.close());

test('a right token names its person', async () => {
  const pictureUrl = 'https://lh3.googleusercontent.com/a/jana';
  const token = await issuer.token({ email: 'Jana@Example.org', pictureUrl });
  expect(await issuer.verifier.verify(token)).toEqual({
    uid: 'uid-jana',
    email: 'jana@example.org',
    emailVerified: true,
    name: 'Jana',
    pictureUrl,
    authTime: aMinuteAgo,
    issuedAt: aMinuteAgo,
  });
});

test('a person without an address, a name and a picture of the web is one too', async () => {
  const token = await issuer.token({ email: '', name: '', pictureUrl: 'javascript:alert(1)' });
  expect(await issuer.verifier.verify(token)).toEqual({
    uid: 'uid-jana',
    email: '',
    emailVerified: false,
    name: '',
    pictureUrl: null,
    authTime: aMinuteAgo,
    issuedAt: aMinuteAgo,
  });
});

test('every wrong token is refused, with one and the same answer', async () => {
  for (const [what, token] of Object.entries(wrong)) {
    const refusal = await issuer.verifier.verify(token).catch((error: unknown) => error);
    expect(refusal, what).toBeInstanceOf(UnauthenticatedError);
    expect(refusal, what).toMatchObject({ code: 'token-invalid' });
  }
});

test('keys are read from their address once, and again when a token names a new one', async () => {
  const { projectId } = issuer;
  const { verify } = createFirebaseVerifier({ projectId, keysUrl, now: () => now });
  await verify(await issuer.token());
  await verify(await issuer.token());
  expect(reads).toBe(1);

  const next = await createTestKey('next');
  const rotated = await next.sign(issuer.claimsOf());
  published = [issuer.key.jwk, next.jwk];
  vi.setSystemTime(now.getTime() + 60_000);
  expect(await verify(rotated)).toMatchObject({ uid: 'uid-jana' });
  expect(reads).toBe(2);
});

test('a key that is withdrawn signs nobody in any more', async () => {
  const { verify } = createFirebaseVerifier({ projectId: issuer.projectId, keysUrl, now: () => now });
  await verify(await issuer.token());
  published = [(await createTestKey('next')).jwk];
  vi.setSystemTime(now.getTime() + 24 * 3_600_000);
  await expect(verify(await issuer.token())).rejects.toMatchObject({ code: 'token-invalid' });
});

test('keys that cannot be read are not the fault of the token', async () => {
  const { verify } = createFirebaseVerifier({ projectId: issuer.projectId, keysUrl, now: () => now });
  published = null;
  const failure = await verify(await issuer.token()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UnauthenticatedError);
  published = [issuer.key.jwk];
  expect(await verify(await issuer.token())).toMatchObject({ uid: 'uid-jana' });
});

test('the verifier of the emulator reads unsigned tokens of the project, and only those', async () => {
  const { verify } = createEmulatorVerifier({ projectId: issuer.projectId, now: () => now });
  expect(await verify(issuer.unsigned())).toMatchObject({ uid: 'uid-jana', email: 'jana@example.org' });
  const another = await createTestIssuer({ projectId: 'iny-projekt', now: () => now });
  const old = await createTestIssuer({ now: () => new Date(now.getTime() - 7_200_000) });
  for (const token of [another.unsigned(), old.unsigned(), await issuer.token(), 'jana']) {
    await expect(verify(token)).rejects.toMatchObject({ code: 'token-invalid' });
  }
});

test('signed tokens of a set with several keys are told apart by the name of the key', async () => {
  const next = await createTestKey('next');
  const keys = createLocalJWKSet({ keys: [issuer.key.jwk, next.jwk] });
  const { verify } = createFirebaseVerifier({ projectId: issuer.projectId, keys, now: () => now });
  expect(await verify(await next.sign(issuer.claimsOf({ uid: 'uid-peter' })))).toMatchObject({ uid: 'uid-peter' });
  expect(await verify(await issuer.token())).toMatchObject({ uid: 'uid-jana' });
});
