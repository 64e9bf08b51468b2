import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#src/server/db/database.ts';
import { testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const documentSchema = z.looseObject({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string().min(1) }))),
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

test('the document lists every route', () => {
  const routes = api.api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace('/api', '').replaceAll(/:(\w+)/g, '{$1}')}`);
  const listed = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual([...new Set(routes)].sort());
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
  expect(Object.keys(call?.responses as object)).toEqual(['200', '400', '401', '403', '404']);
});
