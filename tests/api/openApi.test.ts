import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#src/server/db/database.ts';
import { deskEndpoints } from '#src/server/http/endpoints/desk.ts';
import { learnerEndpoints } from '#src/server/http/endpoints/learners.ts';
import { readerEndpoints } from '#src/server/http/endpoints/readers.ts';
import { webhookEndpoints } from '#src/server/http/endpoints/webhooks.ts';
import { testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const operationSchema = z.looseObject({
  summary: z.string().min(1),
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-rate-limits': z.array(z.object({ name: z.string(), points: z.number(), seconds: z.number() })).optional(),
});
const documentSchema = z.looseObject({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

let database: Database;
let api: ReturnType<typeof testApi>;
let document: z.infer<typeof documentSchema>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
  document = documentSchema.parse(await (await api.send('/openapi.json')).json());
});
afterAll(() => database.close());

test('the document is OpenAPI 3.1 below the API of the site', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: 'https://prvyriadok.sk/api' }]);
});

test('the document is valid', async () => {
  const { errors, valid } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

/** What the linter holds against the document, and why it stays so. */
const accepted: Record<'error' | 'warn', Record<string, string>> = {
  error: {
    'no-path-trailing-slash /quiz/question/user-answer/': 'the spec writes this path so',
  },
  warn: {
    'info-license /info': 'the licence of the code is not that of what its authors and learners have written',
    'no-ambiguous-paths /admin/content-publication/{id}/undo': 'ids of publications are numbers',
    'no-ambiguous-paths /author/{authorId}/overview':
      'both it and /author/slug/{slug} are paths of the spec; no id is „slug“',
    'no-ambiguous-paths /certificate/course/{courseId}': 'ids of certificates have twelve signs',
    'no-ambiguous-paths /certificate/status/{list}': 'the same',
    'no-ambiguous-paths /certificate/{id}/badge': 'the same',
    'no-ambiguous-paths /certificate/{id}/pdf': 'the same',
    'no-ambiguous-paths /order/{orderId}/receipt': 'ids of orders are UUIDs, so none is the word of a path beside it',
    'no-ambiguous-paths /quiz/{quizId}/guest-answers': 'the same: /quiz/question/{questionId} is of the spec',
    'no-ambiguous-paths /quiz/{quizId}/question': 'both it and /quiz/question/user-answer/ are paths of the spec',
  },
};

test('a linter finds nothing in the document but what is listed with a reason', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const found = (severity: keyof typeof accepted) =>
    problems
      .filter((problem) => problem.severity === severity)
      .map(
        ({ ruleId, location: [place] }) =>
          `${ruleId} ${place?.pointer?.replace(/^#(\/paths\/)?/, '').replaceAll('~1', '/')}`,
      )
      .sort();
  expect(found('error')).toEqual(Object.keys(accepted.error));
  expect(found('warn')).toEqual(Object.keys(accepted.warn));
});

test('every operation has a name of its own, a tag, and says who may call it', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(operations.length);
  expect(names).toEqual(
    expect.arrayContaining(['courseList', 'paymentWebhook', 'lectureCommentCreation', 'orderRefund']),
  );
  for (const { operationId, tags, security } of operations) {
    expect(operationId).toMatch(/^[a-z][a-zA-Z]+$/);
    expect(tags, operationId).toHaveLength(1);
    const schemes = security.flatMap((way) => Object.keys(way));
    for (const scheme of schemes) expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
  }
  expect(document.paths['/order']?.get?.security).toEqual([{ firebaseIdToken: [] }]);
  expect(document.paths['/admin/order/{orderId}/refund']?.post?.security).toEqual([
    { firebaseIdToken: ['ADMIN'] },
    { firebaseIdToken: ['TREASURER'] },
  ]);
  expect(document.paths['/stripe/webhook']?.post?.security).toEqual([{ stripeSignature: [] }]);
});

test('every call that writes has a limit, and says it; the provider’s signed events have that of their network', () => {
  const writing = Object.values(document.paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, operation]) => (method === 'get' ? [] : [operation])),
  );
  expect(writing.length).toBeGreaterThan(30);
  const unlimited = writing.filter((operation) => operation['x-rate-limits'] === undefined);
  expect(unlimited.map(({ operationId }) => operationId)).toEqual(['paymentWebhook']);
  expect(document.paths['/order/{orderId}']?.delete?.['x-rate-limits']).toEqual([
    { name: 'order-writes', points: 30, seconds: 60 },
  ]);
});

test('what may be missing is null or what it is', () => {
  const { schemas } = document.components;
  expect(schemas.PostPage).toHaveProperty('properties.tag.anyOf', [
    { $ref: '#/components/schemas/Tag' },
    { type: 'null' },
  ]);
  expect(schemas.ReviewOverview).toHaveProperty('properties.ownReview.anyOf', [
    { $ref: '#/components/schemas/Review' },
    { type: 'null' },
  ]);
  for (const [name, schema] of Object.entries(schemas)) {
    expect(JSON.stringify(schema), name).not.toContain('"allOf"');
    expect(schema, name).not.toHaveProperty('type', ['object', 'null']);
  }
});

test('the document lists every route', () => {
  const routes = api.api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace('/api', '').replaceAll(/:(\w+)/g, '{$1}')}`);
  const listed = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual([...new Set(routes)].sort());
});

test('no list of calls takes the name of another one, which would be gone', () => {
  const names = [readerEndpoints, learnerEndpoints, deskEndpoints, webhookEndpoints].flatMap(Object.keys);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the paths of the spec are exact', () => {
  for (const path of [
    '/course/overview',
    '/course/overview/{courseId}',
    '/course/slug/{slug}',
    '/course/java',
    '/lecture/{lectureId}',
    '/wp/post',
    '/wp/post/{slug}',
    '/youtube',
    '/youtube/{slug}',
    '/author/slug/{slug}',
    '/author/{authorId}/overview',
    '/page/{slug}',
    '/openapi.json',
  ]) {
    expect(Object.keys(document.paths)).toContain(path);
  }
});

test('schemas have names, and every reference leads to one', () => {
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining(['Course', 'CoursePage', 'Lecture', 'Post', 'Video', 'Author', 'Problem']),
  );
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of references) expect(names).toContain(name);
});

test('the lecture names its parameters and problems', () => {
  const call = document.paths['/lecture/{lectureId}']?.get;
  expect(call?.parameters).toMatchObject([
    { name: 'lectureId', in: 'path', required: true },
    { name: 'preview', in: 'query', required: false },
  ]);
  const statuses = ['200', '304', '400', '401', '403', '404', '429', '500', '503'];
  expect(Object.keys(call?.responses as object)).toEqual(statuses);
});
