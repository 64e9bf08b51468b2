import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirebaseVerifier } from '#src/server/integrations/identity/firebaseVerifier.ts';
import { type LogLine, now, testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/freePort.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let away: Awaited<ReturnType<typeof openTestDatabase>>;
const lines: LogLine[] = [];

beforeAll(async () => {
  issuer = await createTestIssuer({ now: () => now });
  away = await openTestDatabase();
  await away.close();
});
afterAll(() => expect(lines.filter(({ level }) => level === 'error')).toEqual([]));

test('without its database every call is 503 and says when to come back', async () => {
  const api = testApi(away, lines, { integrations: { identity: issuer.verifier } });
  const calls: [string, RequestInit?][] = [
    ['/course/overview'],
    ['/page/o-projekte'],
    ['/user', await issuer.call({})],
    ['/newsletter', await issuer.call(null, 'POST', { email: 'jana@example.org', subscribedFrom: 'FOOTER' })],
  ];
  for (const [path, init] of calls) {
    expect((await api.send(path, init)).headers.get('retry-after'), path).toBe('10');
    expect(await api.problem(path, init), path).toMatchObject({ status: 503, code: 'database-unavailable' });
  }
});

test('a public call with a token is 503 while nobody can say whose it is', async () => {
  const keysUrl = `http://127.0.0.1:${await freePort()}/`;
  const identity = createFirebaseVerifier({ projectId: issuer.projectId, keysUrl, now: () => now });
  const api = testApi(away, lines, { integrations: { identity } });
  const problem = await api.problem('/course/overview', await issuer.call({}));
  expect(problem).toMatchObject({ status: 503, code: 'identity-unavailable' });
});
