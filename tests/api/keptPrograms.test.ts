import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longestKeptProgram, mostKeptPrograms } from '#src/contract/limits.ts';
import {
  type ProgramUpdate,
  programStandingSchema,
  savedProgramListSchema,
  savedProgramSchema,
} from '#src/contract/playground.ts';
import type { Database } from '#src/server/db/database.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildUser } from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let peter: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  // Limits are not what is asked here.
  const rateLimiter = { consume: async () => {} };
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  jana = await buildUser(database);
  peter = await buildUser(database);
});
afterAll(() => database.close());

const at = (second: number) => new Date(now.getTime() - 60_000 + second * 1000).toISOString();
const program = (code: string, version: string, bases: string[] = [], second = 0): ProgramUpdate => ({
  language: 'python',
  name: 'Pokus',
  files: [{ name: 'program.py', code }],
  changedAt: at(second),
  version,
  bases,
});
const place = (id: string) => `/playground/program/${id}`;
const put = async (person: Person, id: string, body: ProgramUpdate) =>
  (await api.ask(place(id), programStandingSchema, await issuer.call(person, 'PUT', body))).program;
const remove = async (person: Person, id: string, ...bases: string[]) =>
  (await api.ask(`${place(id)}?bases=${bases}`, programStandingSchema, await issuer.call(person, 'DELETE'))).program;
const list = async (person: Person) =>
  (await api.ask('/playground/program', savedProgramListSchema, await issuer.call(person))).items;
const read = async (person: Person, id: string) => api.ask(place(id), savedProgramSchema, await issuer.call(person));
const statusOf = async (person: Person, method: string, address: string, body?: object) =>
  (await api.send(address, await issuer.call(person, method, body))).status;

test('a program is there for another device of the same person, and for nobody else', async () => {
  const sent = program('print("č")', 'v1');
  const { bases: _bases, ...kept } = { id: 'a', ...sent };
  expect(await put(jana, 'a', sent)).toEqual(kept);
  expect([await list(jana), await read(jana, 'a')]).toEqual([[{ id: 'a', version: 'v1' }], kept]);
  expect([await list(peter), await statusOf(peter, 'GET', place('a'))]).toEqual([[], 404]);
  // Under the same id somebody else has another program.
  expect(await put(peter, 'a', program('print(2)', 'v2', ['v1']))).toMatchObject({ version: 'v2' });
  expect(await remove(peter, 'a', 'v1', 'v2')).toBeNull();
  expect(await read(jana, 'a')).toEqual(kept);
});

test('a page has three files, a query its database', async () => {
  const page = {
    ...program('', 'v1'),
    language: 'web' as const,
    files: (['index.html', 'style.css', 'program.js'] as const).map((name) => ({ name, code: name })),
  };
  expect(await put(jana, 'a', page)).toMatchObject({ files: page.files });
  const query = { ...program('', 'v1'), language: 'sql' as const, database: 'kniznica' };
  expect(await put(jana, 'b', query)).toMatchObject({ database: 'kniznica' });
  expect(await read(jana, 'b')).toHaveProperty('database', 'kniznica');
});

test('the next text takes the place of the one it is written on, and of no other', async () => {
  await put(jana, 'a', program('1', 'v1'));
  expect(await put(jana, 'a', program('2', 'v2', ['v1'], 5))).toMatchObject({ version: 'v2', changedAt: at(5) });
  // Another device still had the first.
  expect(await put(jana, 'a', program('3', 'v3', ['v1']))).toMatchObject({ version: 'v2', files: [{ code: '2' }] });
  expect(await read(jana, 'a')).toMatchObject({ version: 'v2', files: [{ code: '2' }] });
  // An answer was lost on the way: which one has arrived, the device does not know.
  expect(await put(jana, 'a', program('4', 'v4', ['v1', 'v2']))).toMatchObject({ version: 'v4' });
  expect(await put(jana, 'a', program('4', 'v4', ['v1', 'v2']))).toMatchObject({ version: 'v4' });
  expect(await list(jana)).toEqual([{ id: 'a', version: 'v4' }]);
});

test('what was removed on one device and written on another stays', async () => {
  await put(jana, 'a', program('1', 'v1'));
  await put(jana, 'a', program('2', 'v2', ['v1']));
  expect(await remove(jana, 'a', 'v1')).toMatchObject({ version: 'v2', files: [{ code: '2' }] });
  expect(await remove(jana, 'a', 'v1', 'v2')).toBeNull();
  expect(await remove(jana, 'a', 'v2')).toBeNull();
  expect(await put(jana, 'a', program('3', 'v3', ['v2']))).toMatchObject({ version: 'v3' });
  expect(await list(jana)).toEqual([{ id: 'a', version: 'v3' }]);
});

test('of two that come at once one is first, and the other hears of it', async () => {
  await put(jana, 'a', program('0', 'v0'));
  const versions = ['v1', 'v2', 'v3', 'v4'];
  const heard = await Promise.all(versions.map((version) => put(jana, 'a', program(version, version, ['v0']))));
  const [{ version: first } = { version: '' }] = await list(jana);
  expect(versions).toContain(first);
  expect(heard.map((standing) => standing?.version)).toEqual([first, first, first, first]);
});

test('a hundred and no more, those that are there go on', async () => {
  await Promise.all(
    Array.from({ length: mostKeptPrograms - 1 }, (_, number) => put(jana, `p${number}`, program('', 'v1'))),
  );
  const statuses = await Promise.all(['x', 'y'].map(async (id) => statusOf(jana, 'PUT', place(id), program('', 'v1'))));
  expect(statuses.toSorted()).toEqual([200, 403]);
  expect(await list(jana)).toHaveLength(mostKeptPrograms);
  const refused = await api.send(place('z'), await issuer.call(jana, 'PUT', program('', 'v1')));
  expect(await refused.json()).toMatchObject({ code: 'too-many-programs' });
  expect(await put(jana, 'p1', program('1', 'v2', ['v1']))).toMatchObject({ version: 'v2' });
  await remove(jana, 'p2', 'v1');
  expect(await put(jana, 'z', program('', 'v1'))).toMatchObject({ id: 'z' });
  expect(await put(peter, 'z', program('', 'v1'))).toMatchObject({ id: 'z' });
});

test('a clock that is ahead does not stand on top for ever', async () => {
  await put(jana, 'a', { ...program('', 'v1'), changedAt: '2999-01-01T00:00:00Z' });
  expect((await read(jana, 'a')).changedAt).toBe(now.toISOString());
});

test('the longest program is taken with all its signs, a longer one is not', async () => {
  const longest = '\u0001'.repeat(longestKeptProgram);
  expect(await put(jana, 'a', program(longest, 'v1'))).toMatchObject({ files: [{ code: longest }] });
  expect(await statusOf(jana, 'PUT', place('b'), program(`${longest}x`, 'v1'))).toBe(400);
  expect(await statusOf(jana, 'PUT', place('b'), { ...program('', 'v1'), name: 'x'.repeat(700_000) })).toBe(413);
});

test.each([
  [{ language: 'ruby' }],
  [{ name: 'x'.repeat(81) }],
  [{ files: [] }],
  [{ files: [{ name: '../x', code: '' }] }],
  [{ files: [{ name: 'program.py', code: 'a\u0000' }] }],
  [{ version: 'V 1' }],
  [{ bases: Array.from({ length: 22 }, (_, number) => `v${number}`) }],
  [{ database: '../x' }],
  [{ extra: 1 }],
])('what is no program is refused: %j', async (change) => {
  expect(await statusOf(jana, 'PUT', place('a'), { ...program('', 'v1'), ...change })).toBe(400);
  expect(await list(jana)).toEqual([]);
});

test('whatever two devices send in whatever order, no text is written over unseen', {
  tags: ['thorough'],
}, async () => {
  let run = 0;
  const step = fc.record({ device: fc.nat(1), isSeeing: fc.boolean(), isRemoval: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      run += 1;
      const id = `r${run}`;
      const bases = ['', ''];
      let standing = '';
      for (const [number, { device, isSeeing, isRemoval }] of steps.entries()) {
        if (isSeeing) bases[device] = standing;
        const base = bases[device] ?? '';
        const version = `v${number}`;
        const seen = base === '' ? ['none'] : [base];
        const answer = isRemoval
          ? await remove(jana, id, ...seen)
          : await put(jana, id, program(version, version, seen));
        const isTaken = standing === '' || base === standing;
        if (isTaken) standing = isRemoval ? '' : version;
        if (isTaken) bases[device] = standing;
        expect(answer?.version ?? '').toBe(standing);
      }
      await remove(jana, id, standing || 'none');
    }),
    { numRuns: 40 },
  );
});
