// @module-tag thorough
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '#src/contract/conventions.ts';
import type { QuestionKey } from '#src/domain/quiz.ts';
import type { Database } from '#src/server/db/database.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { type LogLine, now, testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildLecture, buildPost, buildUser, past } from '#tests/support/factories.ts';
import { bearer, createTestIssuer } from '#tests/support/identity.ts';

/** The little of JSON Schema that bodies are written in. */
interface Schema {
  $ref?: string | undefined;
  oneOf?: Schema[] | undefined;
  anyOf?: Schema[] | undefined;
  enum?: unknown[] | undefined;
  type?: string | string[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

const schemaSchema = z.custom<Schema>();
const contentSchema = z.looseObject({ 'application/json': z.object({ schema: schemaSchema }).optional() });
const operationSchema = z.looseObject({ requestBody: z.looseObject({ content: contentSchema }).optional() });
const documentSchema = z.object({
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** Always the same bodies: a failure can be repeated. */
const seed = 20_260_615;

const commentId = '7d0f4d0e-3f0e-4b57-9a55-0d4a4c1f6a01';
const keys: QuestionKey[] = [
  { kind: 'SINGLE', optionId: 'a' },
  { kind: 'MULTIPLE', optionIds: ['a', 'b'] },
  { kind: 'ORDER', optionIds: ['b', 'a'] },
  { kind: 'TEXT', accepted: ['Áno'], isExact: false },
  { kind: 'NUMBER', number: 42, tolerance: 0.5 },
  { kind: 'OUTPUT', output: 'Ahoj\n' },
];

/** Names of things that are there, so that bodies and addresses come further than to „not found“. */
const known: Record<string, string[]> = {
  courseId: ['k1', 'reviewed'],
  lectureId: ['l1'],
  exerciseId: ['tri-riadky'],
  postId: ['p1'],
  commentId: [commentId],
  parentId: [commentId],
  reviewId: ['r1'],
  questionId: keys.map((_, number) => `q1-${number}`),
  optionId: ['python', 'a'],
  optionIds: ['a', 'b'],
  token: ['x'.repeat(43)],
  email: ['jana@example.org'],
};

/** What programs stumble over: no text at all, half a character, a character of no width, directions, quotes. */
const awkwardTexts = ['', ' ', '\u0000', 'a\u0000b', '\uD800', '\uFEFF', '\u202E', "'; drop table x;--", '__proto__'];

/** The document comes from the routes alone. */
const answer = await testApi({ db: {} as Database['db'] }).send('/openapi.json');
const { components, paths } = documentSchema.parse(await answer.json());
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema ? [{ method: method.toUpperCase(), path, schema }] : [];
  }),
);
const named = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

let database: Database;
let headers: Record<string, string>;
let api: ReturnType<typeof testApi>;
const lines: LogLine[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const issuer = await createTestIssuer({ now: () => now });
  // Limits are not what is asked here.
  api = testApi(database, lines, {
    integrations: { identity: issuer.verifier, rateLimiter: { consume: async () => {} } },
  });
  const user = await buildUser(database);
  headers = { ...bearer(await issuer.token(user)), 'content-type': 'application/json' };
  await fill(user.id);
});
afterAll(() => database.close());

async function fill(userId: string): Promise<void> {
  const { authorId } = await buildCourse(database, { id: 'k1' });
  const { id: chapterId } = await buildChapter(database, { courseId: 'k1' });
  await buildLecture(database, {
    id: 'l1',
    chapterId,
    text: '::::task{id="tri-riadky" kind="write"}\nNapíš ich.\n::::',
  });
  await buildCourse(database, { id: 'reviewed', authorId });
  await buildPost(database, { id: 'p1', authorId });
  const written = { userId, createdAt: past, updatedAt: past };
  await database.db.insert(lectureProgress).values({ userId, lectureId: 'l1', completedAt: past, updatedAt: past });
  await database.db.insert(courseReview).values({ ...written, id: 'r1', courseId: 'reviewed', rating: 4, text: '' });
  await database.db.insert(comment).values({ ...written, id: commentId, lectureId: 'l1', text: 'Ahoj' });
  const stored = { published: true, updatedAt: past };
  const python = { id: 'python', name: 'Python', summary: 'Jazyk.', position: 1 };
  await database.db.insert(nextCourseOption).values({ ...python, ...stored });
  await database.db.insert(quiz).values({ id: 'q1', lectureId: 'l1', name: 'Kvíz', ...stored });
  const options = ['a', 'b'].map((id) => ({ id, text: id, explanation: null }));
  const question = { quizId: 'q1', text: 'Koľko?', options, explanation: 'Toľko.', ...stored };
  await database.db
    .insert(quizQuestion)
    .values(keys.map((key, position) => ({ ...question, id: `q1-${position}`, position, key })));
}

function pathOf(template: string): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name]?.[0] ?? 'x');
}

/** Bodies that mostly fit a schema; at any place of it there may be something else. */
function nearly(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema, name) }, { weight: 1, arbitrary: fc.jsonValue() });
}

function fitting(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref) return fitting(components.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}, name);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => nearly(choice, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type }, name)));
  const { minimum: min = -1e12, maximum: max = 1e12 } = schema;
  switch (schema.type) {
    case 'object':
      return objects(schema.properties ?? {});
    case 'array':
      return fc.array(nearly(schema.items ?? {}, name), { maxLength: 5 });
    case 'string':
      return texts(schema, known[name] ?? []);
    case 'integer':
      return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
    case 'number':
      return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constant(42));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** Usually all fields, sometimes one too few or too many. */
function objects(properties: Record<string, Schema>): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, nearly(schema, name)]));
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...fields, unknown: fc.jsonValue() }) },
  );
}

function texts({ pattern, minLength = 0, maxLength = 100 }: Schema, names: string[]): fc.Arbitrary<string> {
  const free = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 100) });
  const longest = fc.constantFrom('x'.repeat(maxLength), '🙂'.repeat(maxLength));
  const awkward = fc.oneof(fc.constantFrom(...awkwardTexts), longest);
  if (names.length === 0) return fc.oneof(free, awkward);
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, free, awkward);
}

/** The answer to a body is a success or names the caller's mistake. */
async function answersWell(method: string, path: string, body: BodyInit): Promise<void> {
  const response = await api.send(path, { method, headers, body });
  const text = await response.text();
  const failure = lines.find(({ level }) => level === 'error');
  lines.length = 0;
  expect(response.status, `${method} ${path}: ${text} ${JSON.stringify(failure?.details)}`).toBeLessThan(500);
  if (response.status >= 400) problemSchema.parse(JSON.parse(text));
}

test('the document has bodies to try', () => {
  expect(operations.length).toBeGreaterThan(8);
});

test.each(named)('%s answers any body', async (_name, { method, path }) => {
  const bodies = fc.oneof(
    fc.json(),
    fc.string(),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
  );
  const property = fc.asyncProperty(bodies, (body) => answersWell(method, pathOf(path), body));
  await fc.assert(property, { seed, numRuns: 12 });
});

test.each(named)('%s answers a body that nearly fits', async (_name, { method, path, schema }) => {
  const property = fc.asyncProperty(nearly(schema), (body) => answersWell(method, pathOf(path), JSON.stringify(body)));
  await fc.assert(property, { seed, numRuns: 30 });
});
