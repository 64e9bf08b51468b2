import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleSchema } from '#src/contract/role.ts';
import { deskPlaces } from '#src/domain/desk/frame/deskMenu.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { sightAt } from '#src/domain/desk/people/roleSight.ts';
import type { Database } from '#src/server/db/database.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { now, testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

/** What each screen of the menu asks for first, and what only those who have the whole of it may do there. */
const calls: Record<string, { list: string; change?: [method: string, path: string] }> = {
  [deskPaths.overview()]: { list: '/admin/overview/waiting' },
  [deskPaths.content()]: { list: '/admin/content?kind=course' },
  [deskPaths.comments()]: { list: '/admin/words/waiting' },
  [deskPaths.orders()]: { list: '/admin/order' },
  [deskPaths.codes()]: { list: '/admin/code' },
  [deskPaths.people()]: { list: '/admin/user', change: ['DELETE', '/admin/user/00000000-0000-4000-8000-000000000000'] },
  [deskPaths.newsletter()]: { list: '/admin/newsletter', change: ['POST', '/admin/newsletter/nic/stop'] },
  [deskPaths.feedback()]: { list: '/admin/feedback' },
  [deskPaths.browserErrors()]: { list: '/admin/browser-errors' },
  [deskPaths.audit()]: { list: '/admin/event' },
};

let database: Database;
let api: ReturnType<typeof testApi>;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
});
afterAll(() => database.close());

test.for(roleSchema.options)('the menu shows %s just what the calls of its screens let them do', async (role) => {
  const { id, uid, email } = await buildUser(database, { displayName: role, createdAt: past });
  await database.db.insert(userRole).values({ userId: id, role, givenAt: past });
  const isRefused = async (path: string, method = 'GET') =>
    (await api.send(path, { ...(await issuer.call({ uid, email })), method })).status === 403;
  for (const place of deskPlaces) {
    const sight = sightAt(role, place);
    const call = calls[place.href];
    expect(call, place.href).toBeDefined();
    if (!call) continue;
    expect([place.name, await isRefused(call.list)]).toEqual([place.name, sight === 'none']);
    if (!call.change) continue;
    const [method, path] = call.change;
    expect([place.name, await isRefused(path, method)]).toEqual([place.name, sight !== 'whole']);
  }
});
