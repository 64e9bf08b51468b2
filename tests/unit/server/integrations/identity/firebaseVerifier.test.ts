import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { UnauthenticatedError } from '#src/server/errors.ts';
import { createEmulatorVerifier } from '#src/server/integrations/identity/emulatorVerifier.ts';
import { createFirebaseVerifier } from '#src/server/integrations/identity/firebaseVerifier.ts';
import { createKeptKeySet } from '#src/server/integrations/identity/keptKeySet.ts';
import { OutageError } from '#src/server/network/outage.ts';
import { createTestIssuer, createTestKey, wrongTokens } from '#tests/support/identity.ts';

const now = new Date('2026-06-15T12:00:00Z');
/** As the test issuer's tokens say it. */
const aMinuteAgo = new Date(now.getTime() - 60_000);
const minute = 60_000;

let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let wrong: Record<string, string>;
let keyServer: Server;
let keysUrl: string;
/** What the key server answers; `null` breaks it. */
let published: JWK[] | 'hang' | null;
let reads: number;

beforeAll(async () => {
  issuer = await createTestIssuer({ now: () => now });
  wrong = await wrongTokens(issuer, now);
  keyServer = createServer((_, response) => {
    reads += 1;
    if (published === 'hang') return;
    response.statusCode = published ? 200 : 503;
    response.end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  keysUrl = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  published = [issuer.key.jwk];
  reads = 0;
});
afterAll(() => {
  vi.useRealTimers();
  keyServer.close();
  keyServer.closeAllConnections();
});

/** The time of the key set goes on; the tokens hold all the time. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Reads the keys from the server. */
function remoteVerifier() {
  const keySet = createKeptKeySet(keysUrl);
  const { verify } = createFirebaseVerifier({ projectId: issuer.projectId, keys: keySet.getKey, now: () => now });
  return { verify, keysAge: () => keySet.age() };
}

/** One that was never verified: those that were are right for a while without keys. */
function anotherToken(): Promise<string> {
  return issuer.token({}, { jti: randomUUID() });
}

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
    rolesCount: true,
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
    rolesCount: true,
  });
});

test('every wrong token is refused, with one and the same answer', async () => {
  for (const [what, token] of Object.entries(wrong)) {
    const refusal = await issuer.verifier.verify(token).catch((error: unknown) => error);
    expect(refusal, what).toBeInstanceOf(UnauthenticatedError);
    expect(refusal, what).toMatchObject({ code: 'token-invalid' });
  }
});

test('a token that was right is over at its time, and soon after its key is withdrawn', async () => {
  let time = now.getTime();
  let keySet = createLocalJWKSet({ keys: [issuer.key.jwk] });
  const { verify } = createFirebaseVerifier({
    projectId: issuer.projectId,
    keys: (...args) => keySet(...args),
    now: () => new Date(time),
  });
  const short = await issuer.token({}, { exp: now.getTime() / 1000 + 120 });
  const long = await issuer.token();
  await Promise.all([short, long].map(verify));
  time += 2 * minute;
  await expect(verify(short)).resolves.toBeDefined();
  time += 6_000;
  await expect(verify(short)).rejects.toThrow(UnauthenticatedError);

  keySet = createLocalJWKSet({ keys: [(await createTestKey('next')).jwk] });
  await expect(verify(long)).resolves.toBeDefined();
  time += 5 * minute;
  await expect(verify(long)).rejects.toThrow(UnauthenticatedError);
});

test('keys are read from their address once, and again when a token names a new one, not more than twice a minute', async () => {
  const { verify } = remoteVerifier();
  await verify(await anotherToken());
  await verify(await anotherToken());
  expect(reads).toBe(1);

  const next = await createTestKey('next');
  const rotated = await next.sign(issuer.claimsOf());
  published = [issuer.key.jwk, next.jwk];
  await expect(verify(rotated)).rejects.toMatchObject({ code: 'token-invalid' });
  expect(reads).toBe(1);
  vi.setSystemTime(now.getTime() + minute);
  expect(await verify(rotated)).toMatchObject({ uid: 'uid-jana' });
  expect(reads).toBe(2);
});

test('a key that is withdrawn signs nobody in any more, ten minutes later', async () => {
  const { verify } = remoteVerifier();
  await verify(await anotherToken());
  published = [(await createTestKey('next')).jwk];
  vi.setSystemTime(now.getTime() + 10 * minute);
  await expect(verify(await anotherToken())).rejects.toMatchObject({ code: 'token-invalid' });
});

test('keys that cannot be read are not the fault of the token', async () => {
  const { verify } = remoteVerifier();
  for (const nothing of [null, [], 'keys'] as unknown as (JWK[] | null)[]) {
    published = nothing;
    pass(minute);
    const failure = await verify(await anotherToken()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OutageError);
    expect(failure).toMatchObject({ kind: 'unavailable', code: 'identity-unavailable', retryAfter: 10 });
  }
  published = [issuer.key.jwk];
  // Not asked again at once by everybody who waits.
  const reading = reads;
  await expect(verify(await anotherToken())).rejects.toBeInstanceOf(OutageError);
  expect(reads).toBe(reading);
  pass(minute);
  expect(await verify(await anotherToken())).toMatchObject({ uid: 'uid-jana' });
});

test('while the keys cannot be read, the last good ones hold for a day', async () => {
  const { verify, keysAge } = remoteVerifier();
  expect(keysAge()).toBeNull();
  await verify(await anotherToken());
  published = null;
  for (let hour = 1; hour < 24; hour += 1) {
    vi.setSystemTime(now.getTime() + hour * 60 * minute);
    expect(await verify(await anotherToken()), `hour ${hour}`).toMatchObject({ uid: 'uid-jana' });
  }
  expect(keysAge()).toBe(23 * 3600);
  // A key that they do not have may be a new one.
  const next = await createTestKey('next');
  await expect(verify(await next.sign(issuer.claimsOf()))).rejects.toBeInstanceOf(OutageError);
  vi.setSystemTime(now.getTime() + 24 * 60 * minute);
  await expect(verify(await anotherToken())).rejects.toBeInstanceOf(OutageError);
  published = [issuer.key.jwk];
  pass(minute);
  expect(await verify(await anotherToken())).toMatchObject({ uid: 'uid-jana' });
});

test('an address that never answers is given up after five seconds, and nobody waits for it twice', async () => {
  const { verify } = remoteVerifier();
  await verify(await anotherToken());
  published = 'hang';
  pass(11 * minute);
  const startedAt = performance.now();
  expect(await verify(await anotherToken())).toMatchObject({ uid: 'uid-jana' });
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  pass(minute);
  const again = performance.now();
  expect(await verify(await anotherToken())).toMatchObject({ uid: 'uid-jana' });
  expect(performance.now() - again).toBeLessThan(2_000);
}, 15_000);

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
