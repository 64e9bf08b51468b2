import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { createClientNetwork, type TrustProxy } from '#src/server/network/clientNetwork.ts';
import { testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Sends feedback, of which a network has five an hour, from each of these visitors through a proxy on this machine. */
async function feedbackFrom(trustProxy: TrustProxy | null, forwardedFor: string[]): Promise<number[]> {
  const { api } = testApi(database, [], { clientNetwork: createClientNetwork(trustProxy) });
  const statuses: number[] = [];
  for (const header of forwardedFor) {
    const request = new Request('http://internal/api/email-feedback', {
      method: 'POST',
      body: JSON.stringify({ message: 'Ahoj' }),
      headers: { 'content-type': 'application/json' },
    });
    const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': header } };
    const response = await api.fetch(request, { incoming } as unknown as HttpBindings);
    statuses.push(response.status);
  }
  return statuses;
}

const visitors = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5', '203.0.113.6'];

test('visitors behind a trusted proxy have limits of their own', async () => {
  const thrice = [...visitors, ...visitors, ...visitors];
  expect(new Set(await feedbackFrom(1, thrice))).toEqual(new Set([202]));
});

test('a visitor behind a trusted proxy gains nothing by forging', async () => {
  const forged = visitors.map((address) => `${address}, 198.51.100.1`);
  expect(await feedbackFrom(1, forged)).toEqual([202, 202, 202, 202, 202, 429]);
});

test('where no proxy is trusted nobody gains by a header', async () => {
  expect(await feedbackFrom(null, visitors)).toEqual([202, 202, 202, 202, 202, 429]);
});
