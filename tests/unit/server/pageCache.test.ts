import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { PageCache, type RenderedPage } from '#src/server/pages/pageCache.ts';

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

const minute = 60_000;

function setup(options: { status?: number; resources?: string[] } = {}) {
  const state = { now: 0, renders: 0, html: '<p>first</p>', errors: [] as unknown[], release: Promise.resolve() };
  const pages = new PageCache({
    now: () => state.now,
    maxAge: 10 * minute,
    onError: (error) => state.errors.push(error),
    render: async (): Promise<RenderedPage> => {
      state.renders += 1;
      const { html } = state;
      await state.release;
      return {
        status: options.status ?? 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        html,
        resources: new Set(options.resources ?? ['course']),
      };
    },
  });
  return { state, pages };
}

async function listen(pages: PageCache): Promise<string> {
  server = createServer((request: IncomingMessage, response) => {
    if (!pages.serve(request.url ?? '/', request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a rendered page is answered from memory, compressed as the browser asks, and not sent twice', async () => {
  const { pages, state } = setup();
  const origin = await listen(pages);
  expect((await fetch(`${origin}/kurzy`)).status).toBe(404);
  await pages.render('/kurzy');
  await pages.settled();

  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(`${origin}/kurzy`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await response.text()).toBe('<p>first</p>');
  }
  const etag = (await fetch(`${origin}/kurzy`)).headers.get('etag') ?? '';
  const again = await fetch(`${origin}/kurzy`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(state.renders).toBe(1);
});

test('only successful pages are kept', async () => {
  const { pages, state } = setup({ status: 404 });
  await pages.render('/nic');
  await pages.render('/nic');
  expect(state.renders).toBe(2);
});

test('the same page is rendered once for all who ask at once', async () => {
  const { pages, state } = setup();
  await Promise.all([pages.render('/'), pages.render('/'), pages.render('/')]);
  expect(state.renders).toBe(1);
});

test('an old page is served once more while it is rendered again', async () => {
  const { pages, state } = setup();
  const origin = await listen(pages);
  await pages.render('/');
  state.now = 11 * minute;
  state.html = '<p>second</p>';
  expect(await (await fetch(origin)).text()).toBe('<p>first</p>');
  await pages.settled();
  expect(await (await fetch(origin)).text()).toBe('<p>second</p>');
});

test.each([
  [['course:java'], 404],
  [['*'], 404],
  [['author:peter'], 404],
  [['lecture:java-cykly'], 404],
  [['product:java'], 404],
  [['video:x'], 200],
])('after the change %j the course page answers %i', async (changes, status) => {
  const { pages } = setup({ resources: ['course'] });
  const origin = await listen(pages);
  await pages.render('/');
  pages.drop(changes);
  expect((await fetch(origin)).status).toBe(status);
});

test('a page that was being rendered when its content changed is not kept', async () => {
  const { pages, state } = setup();
  const origin = await listen(pages);
  let release = () => {};
  state.release = new Promise((resolve) => {
    release = resolve;
  });
  const rendering = pages.render('/');
  pages.drop(['course:java']);
  release();
  await rendering;
  expect((await fetch(origin)).status).toBe(404);
});
