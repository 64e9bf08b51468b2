import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { courseCardSchema } from '#src/contract/course.ts';
import { myCoursesSchema, ownershipSchema } from '#src/contract/progress.ts';
import type { Database } from '#src/server/db/database.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { now, testApi } from '#tests/support/api.ts';
import { countStatements } from '#tests/support/countStatements.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildCourseProduct, buildLecture, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let peter: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
});
beforeEach(async () => {
  await emptyDatabase(database);
  jana = await buildUser(database);
  peter = await buildUser(database);
});
afterAll(() => database.close());

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const stranger: Person = { uid: 'uid-stranger', email: 'stranger@example.org' };

/** A course with a product and two lectures. */
async function soldCourse(overrides: { id?: string; position?: number; authorId?: string } = {}) {
  const { id, slug, authorId } = await buildCourse(database, overrides);
  const product = await buildCourseProduct(database, { courseId: id });
  const { id: chapterId } = await buildChapter(database, { courseId: id, freeSample: false });
  const { id: first } = await buildLecture(database, { chapterId, position: 1 });
  const { id: second } = await buildLecture(database, { chapterId, position: 2 });
  return { id, slug, authorId, productId: product.id, chapterId, first, second };
}

async function bought(user: UserRow, productId: string, createdAt: Date) {
  const id = `purchase-${user.id}-${productId}`;
  await database.db.insert(courseUserProduct).values({ id, userId: user.id, productId, createdAt });
  return { id, createdAt: createdAt.toISOString() };
}

async function completed(user: UserRow, lectureId: string, at: Date) {
  await database.db.insert(lectureProgress).values({ userId: user.id, lectureId, completedAt: at, updatedAt: at });
}

const read = async (person: Person) => api.ask('/course/my-courses', myCoursesSchema, await issuer.call(person));
const listed = async (person: Person) => (await read(person)).items.map((item) => item.course.id);

test('my courses are those bought or begun, the one touched last first', async () => {
  const [bare, owned, begun, both, atOnce] = [
    await soldCourse({ position: 1 }),
    await soldCourse({ position: 2 }),
    await soldCourse({ position: 3 }),
    await soldCourse({ position: 4 }),
    await soldCourse({ position: 5 }),
  ];
  await bought(jana, owned.productId, day(2));
  await completed(jana, begun.first, day(3));
  await bought(jana, both.productId, day(1));
  await completed(jana, both.first, day(4));
  await completed(jana, atOnce.first, day(1));
  await completed(jana, atOnce.second, day(2));
  await bought(peter, bare.productId, day(9));
  // Of two touched at once, the order of the catalogue decides.
  expect(await listed(jana)).toEqual([both.id, begun.id, owned.id, atOnce.id]);
  expect(await listed(peter)).toEqual([bare.id]);
});

test('each of my courses has its card and its progress', async () => {
  const { id, productId, first, second, chapterId } = await soldCourse();
  const purchase = await bought(jana, productId, day(1));
  await completed(jana, first, day(2));
  const added = await buildLecture(database, { chapterId, position: 3, addedAt: day(3) });
  const next = { chapterId, lectureId: second };
  expect((await read(jana)).items).toEqual([
    {
      course: {
        ...(await api.ask(`/course/overview/${id}`, courseCardSchema)),
        courseProducts: [expect.objectContaining({ id: productId, courseUserProducts: [purchase] })],
        userProgressMetadata: { nextChapterId: chapterId, nextLectureId: second },
      },
      progress: {
        completedLectureIds: [first],
        completed: 1,
        total: 3,
        percent: 33,
        next: { ...next, name: 'Prvý výpis' },
        newLectureIds: [added.id],
      },
    },
  ]);
});

test('who has bought and begun nothing, or has no profile yet, has no courses', async () => {
  await soldCourse();
  for (const person of [jana, stranger]) expect(await listed(person)).toEqual([]);
  expect(await api.problem('/course/my-courses')).toMatchObject({ status: 401, code: 'sign-in-required' });
});

test('a course that is not to be seen is not among mine; one whose only lecture went is', async () => {
  const hidden = await soldCourse();
  const kept = await soldCourse();
  for (const { first } of [hidden, kept]) await completed(jana, first, day(1));
  await database.db.update(course).set({ published: false }).where(eq(course.id, hidden.id));
  await database.db.update(lecture).set({ published: false }).where(eq(lecture.id, kept.first));
  expect(await listed(jana)).toEqual([kept.id]);
});

test('my courses take as many statements for one as for ten', async () => {
  const cost = async () => {
    let courses = 0;
    const statements = await countStatements(database, async () => {
      courses = (await listed(jana)).length;
    });
    return { statements, courses };
  };
  await completed(jana, (await soldCourse()).first, day(1));
  const one = await cost();
  for (let count = 0; count < 9; count += 1) await completed(jana, (await soldCourse()).first, day(1));
  expect(await cost()).toEqual({ statements: one.statements, courses: 10 });
});

test('a product is owned by who has bought it, archived or not', async () => {
  const { productId } = await soldCourse();
  const ownedBy = async (person: Person, id = productId) =>
    (await api.ask(`/course-product/${id}/is-owned-by-user`, ownershipSchema, await issuer.call(person))).isOwned;
  await bought(jana, productId, day(1));
  await database.db.update(courseProduct).set({ archived: true });
  expect(await ownedBy(jana)).toBe(true);
  expect(await ownedBy(peter)).toBe(false);
  expect(await ownedBy(stranger)).toBe(false);
  const { id } = await buildCourseProduct(database, { id: 'prod_Qx7', courseId: (await soldCourse()).id });
  expect(await ownedBy(jana, id)).toBe(false);
  expect(await api.problem(`/course-product/${productId}/is-owned-by-user`)).toMatchObject({ status: 401 });
  for (const unknown of ['nie-je', 'Nie%20je']) {
    const problem = await api.problem(`/course-product/${unknown}/is-owned-by-user`, await issuer.call(jana));
    expect(problem).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('every call of a course says to its owner what is theirs, and to nobody else', async () => {
  const sold = await soldCourse({ id: 'java' });
  const purchase = await bought(jana, sold.productId, day(1));
  await completed(jana, sold.first, day(2));
  const calls: Record<string, string | null> = {
    '/course/overview': 'items',
    '/course/overview/java': null,
    [`/course/slug/${sold.slug}`]: null,
    '/course/java': null,
    [`/author/${sold.authorId}/overview`]: 'courses',
  };
  for (const [path, list] of Object.entries(calls)) {
    const cardFor = async (person: Person | null) => {
      const body = await (await api.send(path, await issuer.call(person))).json();
      return list ? body[list][0] : body;
    };
    const anonymous = await cardFor(null);
    expect(anonymous, path).not.toHaveProperty('userProgressMetadata');
    expect(anonymous.courseProducts, path).toMatchObject([{ courseUserProducts: [] }]);
    for (const person of [peter, stranger]) {
      expect(await cardFor(person), path).toEqual(anonymous);
    }
    expect(await cardFor(jana), path).toEqual({
      ...anonymous,
      courseProducts: [{ ...anonymous.courseProducts[0], courseUserProducts: [purchase] }],
      userProgressMetadata: { nextChapterId: sold.chapterId, nextLectureId: sold.second },
    });
  }
});

test('there is nothing to continue before the first completion and after the last', async () => {
  const { id, first, second } = await soldCourse();
  const card = async () => api.ask(`/course/overview/${id}`, courseCardSchema, await issuer.call(jana));
  await database.db
    .insert(lectureProgress)
    .values({ userId: jana.id, lectureId: first, watchedSeconds: 30, updatedAt: day(1) });
  expect(await card()).not.toHaveProperty('userProgressMetadata');
  await completed(jana, second, day(2));
  expect((await card()).userProgressMetadata?.nextLectureId).toBe(first);
  await database.db.update(lectureProgress).set({ completedAt: day(3) });
  expect(await card()).not.toHaveProperty('userProgressMetadata');
});
