import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chapterPlanSchema, coursePlanSchema } from '#src/contract/plan.ts';
import type { Database } from '#src/server/db/database.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { schoolClass } from '#src/server/db/schema/schoolClass.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  buildUser,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let hana: UserRow;
let nina: UserRow;

const text = `
Vek sa porovná s hranicou.

:::mistake
Jeden znak = ukladá:

\`\`\`javascript
if (vek = 15)
\`\`\`

\`\`\`output guess="15|vek = 15"
pätnásť
\`\`\`

Opýtaj sa dvoma.
:::

::::task{id="vypis" kind="write"}
Vypíš vek. Nič iné nevypisuj.

\`\`\`yaml checks
- name: Vypíše 15
  output: "15"
\`\`\`

:::hint
Pomôže console.log.
:::

:::solution
Stačí jeden riadok.

\`\`\`javascript solution
console.log(vek);
\`\`\`
:::
::::

::::task{id="tip" kind="predict"}
Čo program vypíše?

\`\`\`javascript start
console.log(2 + 3);
\`\`\`

\`\`\`output solution
5
\`\`\`
::::
`;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  hana = await buildUser(database, { displayName: 'Hana Kováčová' });
  nina = await buildUser(database, { displayName: 'Nina' });
  await database.db.insert(userRole).values({ userId: hana.id, role: 'TEACHER', givenAt: past });
  await buildCourse(database, { id: 'k1', slug: 'kurz', name: 'Programovanie od nuly' });
  const result = { name: 'Lístok', text: 'Program určí cenu.', skills: ['porovnať dve hodnoty'] };
  await buildChapter(database, {
    id: 'ch1',
    courseId: 'k1',
    name: 'Rozhodovanie',
    position: 1,
    result,
    freeSample: false,
  });
  await buildChapter(database, { id: 'ch2', courseId: 'k1', name: 'Skrytá', position: 2, published: false });
  await buildLecture(database, { id: 'l1', chapterId: 'ch1', name: 'Porovnávanie', text, minutes: 16, position: 1 });
  await buildLecture(database, { id: 'l2', chapterId: 'ch1', text, published: false, position: 2 });
  await buildLecture(database, { id: 'l3', chapterId: 'ch2', text, position: 1 });
});
afterAll(() => database.close());

const call = async ({ uid, email }: UserRow) => issuer.call({ uid, email }, 'GET');
const solutions = async (person: UserRow, chapterId = 'ch1') =>
  api.ask(`/plan/chapter/${chapterId}`, chapterPlanSchema, await call(person));
const refused = async (path: string, person: UserRow) => {
  const { status, code } = await api.problem(path, await call(person));
  return `${status} ${code}`;
};

test('a plan says of each chapter on the web what it is for and how its time is parted', async () => {
  const plan = await api.ask('/plan/kurz', coursePlanSchema, await call(hana));
  expect(plan.course).toEqual({ id: 'k1', slug: 'kurz', name: 'Programovanie od nuly' });
  expect(plan.chapters).toEqual([
    {
      id: 'ch1',
      name: 'Rozhodovanie',
      result: { name: 'Lístok', text: 'Program určí cenu.' },
      aims: ['porovnať dve hodnoty'],
      // One task that is written, one that is guessed.
      lectures: [{ id: 'l1', name: 'Porovnávanie', reading: 9, practice: 7 }],
    },
  ]);
  expect(JSON.stringify(plan)).not.toContain('console.log');
  // Where a lecture says that it is shorter than its tasks are reckoned, nothing is left for reading, and never less.
  await database.db.update(lecture).set({ minutes: 4 }).where(eq(lecture.id, 'l1'));
  const shorter = await api.ask('/plan/kurz', coursePlanSchema, await call(hana));
  expect(shorter.chapters[0]?.lectures[0]).toMatchObject({ reading: 0, practice: 4 });
  expect(await refused('/plan/neznamy', hana)).toBe('404 not-found');
  await database.db.update(course).set({ published: false });
  expect(await refused('/plan/kurz', hana)).toBe('404 not-found');
  expect(await refused('/plan/chapter/ch1', hana)).toBe('404 not-found');
});

test('a teacher is told what often goes wrong, and each task with our solution', async () => {
  const { lectures } = await solutions(hana);
  expect(lectures.map(({ id }) => id)).toEqual(['l1']);
  const [{ mistakesHtml, tasks }] = lectures as [(typeof lectures)[number]];
  expect(mistakesHtml).toHaveLength(1);
  expect(mistakesHtml[0]).toContain('Opýtaj sa dvoma.');
  // Learners guess what it prints; a teacher reads it, on paper as well.
  expect(mistakesHtml[0]).toContain('pätnásť');
  expect(mistakesHtml[0]).not.toMatch(/guess|vek = 15\|/);
  expect(tasks.map(({ id, title }) => [id, title])).toEqual([
    ['vypis', 'Vypíš vek.'],
    ['tip', 'Čo program vypíše?'],
  ]);
  expect(tasks[0]?.assignmentHtml).toContain('Vypíš vek.');
  expect(tasks[0]?.assignmentHtml).not.toMatch(/console|Vypíše 15/);
  expect(tasks[0]?.solutionHtml).toContain('Stačí jeden riadok.');
  expect(tasks[0]?.solutionHtml).toMatch(/console/);
  expect(tasks[0]?.solutionHtml).not.toContain('Pomôže');
  // Of a guess the program is a part of what is asked.
  expect(tasks[1]?.assignmentHtml).toMatch(/console/);
  expect(tasks[1]?.solutionHtml).toContain('5');
  // Nothing of it is to be run or tried here.
  expect(JSON.stringify(lectures)).not.toMatch(/data-run|data-try/);
  expect(await refused('/plan/chapter/ch2', hana)).toBe('404 not-found');
  expect(await refused('/plan/chapter/neznama', hana)).toBe('404 not-found');
});

test('solutions are for teachers alone, and of a course that is sold for those who have it', async () => {
  expect(await refused('/plan/kurz', nina)).toBe('403 role-required');
  expect(await refused('/plan/chapter/ch1', nina)).toBe('403 role-required');
  const product = await buildCourseProduct(database, { courseId: 'k1' });
  expect(await refused('/plan/chapter/ch1', hana)).toBe('403 course-not-owned');
  // Every teacher can found a class of it, so a class opens nothing.
  const row = { id: 'c1', teacherId: hana.id, courseId: 'k1', name: '2.B', code: 'K7M2P4', createdAt: past };
  await database.db.insert(schoolClass).values(row);
  expect(await refused('/plan/chapter/ch1', hana)).toBe('403 course-not-owned');
  expect((await api.ask('/plan/kurz', coursePlanSchema, await call(hana))).chapters).toHaveLength(1);
  await buildPurchase(database, hana.id, product.id);
  expect((await solutions(hana)).lectures[0]?.tasks).toHaveLength(2);
  // Who has bought it, but does not teach, does not get them here.
  await buildPurchase(database, nina.id, product.id);
  expect(await refused('/plan/chapter/ch1', nina)).toBe('403 role-required');
});
