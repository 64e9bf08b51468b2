import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NextCourseVote, nextCourseVoteSchema } from '#src/contract/nextCourse.ts';
import type { Database } from '#src/server/db/database.ts';
import { nextCourseOption, nextCourseVote } from '#src/server/db/schema/nextCourse.ts';
import { user } from '#src/server/db/schema/user.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

const path = '/next-course-vote';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  // New counters of calls.
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  const stored = { published: true, updatedAt: past };
  await database.db.insert(nextCourseOption).values([
    { id: 'git', name: 'Git', summary: 'Verzie.', position: 2, ...stored },
    { id: 'python', name: 'Python', summary: 'Veta a program.', position: 1, ...stored },
    { id: 'stary', name: 'Starý', summary: 'Bol.', position: 3, ...stored, published: false },
  ]);
});
afterAll(() => database.close());

const read = async (person: Person | null) => api.ask(path, nextCourseVoteSchema, await issuer.call(person));
const vote = async (person: Person | null, optionId: string) =>
  api.ask(path, nextCourseVoteSchema, await issuer.call(person, 'POST', { optionId }));
const votesOf = ({ options }: NextCourseVote) => Object.fromEntries(options.map(({ id, votes }) => [id, votes]));
const storedVotes = () => database.db.$count(nextCourseVote);

test('everybody sees the courses in their order, and how the vote stands', async () => {
  expect(await read(null)).toEqual({
    options: [
      { id: 'python', name: 'Python', summary: 'Veta a\u00A0program.', votes: 0 },
      { id: 'git', name: 'Git', summary: 'Verzie.', votes: 0 },
    ],
    votedOptionId: null,
  });
});

test('a learner votes once; a second vote changes nothing', async () => {
  const jana = await buildUser(database);
  const first = await vote(jana, 'git');
  expect(first).toMatchObject({ votedOptionId: 'git' });
  expect(votesOf(first)).toEqual({ python: 0, git: 1 });
  expect(await vote(jana, 'python')).toEqual(first);
  expect(await vote(jana, 'git')).toEqual(first);
  expect(await read(jana)).toEqual(first);
});

test('the vote of a learner is nobody else’s', async () => {
  const jana = await buildUser(database);
  const peter = await buildUser(database);
  await vote(jana, 'git');
  expect(await read(peter)).toMatchObject({ votedOptionId: null });
  expect(await vote(peter, 'python')).toMatchObject({ votedOptionId: 'python' });
  const seen = await read(null);
  expect(seen.votedOptionId).toBeNull();
  expect(votesOf(seen)).toEqual({ python: 1, git: 1 });
});

test('twenty votes of one learner at once are one', async () => {
  const jana = await buildUser(database);
  const optionIds = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'git' : 'python'));
  const states = await Promise.all(optionIds.map((optionId) => vote(jana, optionId)));
  expect(await storedVotes()).toBe(1);
  const state = await read(jana);
  for (const seen of states) expect(seen).toEqual(state);
  expect(Object.values(votesOf(state)).toSorted()).toEqual([0, 1]);
});

test('twenty learners who vote at once are twenty votes', async () => {
  const learners = await Promise.all(Array.from({ length: 20 }, () => buildUser(database)));
  await Promise.all(learners.map((learner, index) => vote(learner, index % 4 ? 'git' : 'python')));
  expect(votesOf(await read(null))).toEqual({ python: 5, git: 15 });
  expect(await storedVotes()).toBe(20);
});

test('a visitor votes without an account, three times a day from one network', async () => {
  for (const python of [1, 2, 3]) {
    const state = await vote(null, 'python');
    expect(state.votedOptionId).toBeNull();
    expect(votesOf(state)).toEqual({ python, git: 0 });
  }
  const refused = await api.send(path, await issuer.call(null, 'POST', { optionId: 'python' }));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
  expect(await storedVotes()).toBe(3);
  expect(await vote(await buildUser(database), 'git')).toMatchObject({ votedOptionId: 'git' });
});

test('a vote that was given without an account becomes the learner’s, and counts once', async () => {
  const jana = await buildUser(database);
  const claim = async (person: Person, optionId: string) =>
    api.ask(path, nextCourseVoteSchema, await issuer.call(person, 'POST', { optionId, isCounted: true }));
  await vote(null, 'python');
  await vote(null, 'python');
  const claimed = await claim(jana, 'python');
  expect(claimed).toMatchObject({ votedOptionId: 'python' });
  expect(votesOf(claimed)).toEqual({ python: 2, git: 0 });
  // Twice is once, and whoever has voted keeps their vote.
  expect(await claim(jana, 'python')).toEqual(claimed);
  expect(await claim(jana, 'git')).toEqual(claimed);
  expect(await storedVotes()).toBe(2);
  // What nobody has given is a vote as any other.
  expect(votesOf(await claim(await buildUser(database), 'git'))).toEqual({ python: 2, git: 1 });
});

test('a profile comes before a vote of one’s own', async () => {
  const newcomer = { uid: 'uid-novy', email: 'novy@example.org' };
  expect(await read(newcomer)).toMatchObject({ votedOptionId: null });
  const problem = await api.problem(path, await issuer.call(newcomer, 'POST', { optionId: 'git' }));
  expect(problem).toMatchObject({ status: 403, code: 'profile-required' });
  expect(await storedVotes()).toBe(0);
});

test.each(['nie-je', 'stary'])('there is no voting for „%s“', async (optionId) => {
  const jana = await buildUser(database);
  for (const person of [null, jana]) {
    expect(await api.problem(path, await issuer.call(person, 'POST', { optionId }))).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  }
  expect(await storedVotes()).toBe(0);
});

test.each<[object, string]>([
  [{}, 'optionId'],
  [{ optionId: 'Nie Je' }, 'optionId'],
  [{ optionId: 1 }, 'optionId'],
  [{ optionId: 'git', votes: 100 }, 'votes'],
])('a wrong body is refused: %j', async (body, wrongPath) => {
  const problem = await api.problem(path, await issuer.call(null, 'POST', body));
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path: wrongPath }] });
});

test('the vote of a learner who leaves still counts, without their name', async () => {
  const jana = await buildUser(database);
  await vote(jana, 'git');
  await database.db.delete(user).where(eq(user.id, jana.id));
  expect(votesOf(await read(null))).toEqual({ python: 0, git: 1 });
});
