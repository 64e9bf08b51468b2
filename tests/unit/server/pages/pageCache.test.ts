import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ObservedResponse } from '#src/server/network/observedResponse.ts';
import { BusyError } from '#src/server/pages/boundedQueue.ts';
import { PageCache, type RenderedPage } from '#src/server/pages/pageCache.ts';

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

const minute = 60_000;

interface SetupOptions {
  status?: number;
  resources?: string[];
  sharedKey?: string;
  compressors?: Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>>;
}

function setup(options: SetupOptions = {}) {
  const state = {
    now: 0,
    renders: 0,
    html: '<p>first</p>',
    errors: [] as unknown[],
    release: Promise.resolve(),
  };
  const pages = new PageCache({
    now: () => state.now,
    maxAge: 10 * minute,
    onError: (error) => state.errors.push(error),
    ...(options.compressors ? { compressors: options.compressors } : {}),
    render: async (): Promise<RenderedPage> => {
      state.renders += 1;
      const { html } = state;
      await state.release;
      return {
        status: options.status ?? 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        html,
        resources: new Set(options.resources ?? ['course']),
        ...(options.sharedKey ? { sharedKey: options.sharedKey } : {}),
      };
    },
  });
  return { state, pages };
}

async function listen(pages: PageCache): Promise<string> {
  server = createServer({ ServerResponse: ObservedResponse }, (request, response) => {
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

test('an error of one address is not kept', async () => {
  const { pages, state } = setup({ status: 404 });
  await pages.render('/nic');
  await pages.render('/nic');
  expect(state.renders).toBe(2);
});

test('an error that is the same at many addresses is kept once for all of them', async () => {
  const { pages, state } = setup({ status: 404, sharedKey: '/*' });
  const origin = await listen(pages);
  await Promise.all([pages.render('/nic'), pages.render('/nikde')]);
  await pages.settled();
  state.now = 60 * minute;
  const { etag } = Object.fromEntries((await fetch(`${origin}/*`)).headers);
  const response = await fetch(`${origin}/*`, { headers: { 'if-none-match': etag ?? '' } });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([404, 'gzip']);
  expect(await response.text()).toBe('<p>first</p>');
  expect((await fetch(`${origin}/nic`)).headers.get('etag')).toBeNull();
  expect(state.renders).toBe(2);
});

test('eight pages are rendered at once, a hundred wait, and the next is told so; what is kept is served meanwhile', async () => {
  const { pages, state } = setup();
  const origin = await listen(pages);
  await pages.render('/kurzy');
  let release = () => {};
  state.release = new Promise((resolve) => {
    release = resolve;
  });
  const asked = Array.from({ length: 300 }, (_, n) => pages.render(`/strana/${n}`));
  const ends = Promise.allSettled(asked);
  await expect.poll(() => state.renders).toBe(1 + 8);
  expect(await (await fetch(`${origin}/kurzy`)).text()).toBe('<p>first</p>');
  await expect(pages.render('/posledna')).rejects.toBeInstanceOf(BusyError);
  release();
  const results = await ends;
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(108);
  expect(results.every((result) => result.status === 'fulfilled' || result.reason instanceof BusyError)).toBe(true);
  await pages.render('/posledna');
});

test('an old page that finds no room to be rendered again is tried with the next visitor', async () => {
  const { pages, state } = setup();
  const origin = await listen(pages);
  await pages.render('/');
  state.now = 11 * minute;
  let release = () => {};
  state.release = new Promise((resolve) => {
    release = resolve;
  });
  const flood = Promise.allSettled(Array.from({ length: 200 }, (_, n) => pages.render(`/strana/${n}`)));
  await fetch(origin);
  release();
  await flood;
  state.html = '<p>second</p>';
  await fetch(origin);
  await pages.settled();
  expect(await (await fetch(origin)).text()).toBe('<p>second</p>');
  expect(state.errors).toEqual([]);
});

test('an old page that cannot be rendered is served on, and tried again after ten more minutes', async () => {
  const { pages, state } = setup();
  const origin = await listen(pages);
  await pages.render('/');
  const visit = async () => {
    const html = await (await fetch(origin)).text();
    await pages.settled();
    return html;
  };
  state.now = 11 * minute;
  state.release = Promise.reject(new Error('the database is away'));
  state.release.catch(() => undefined);
  expect([await visit(), await visit(), await visit()]).toEqual(Array(3).fill('<p>first</p>'));
  expect([state.renders, state.errors.length]).toEqual([2, 1]);
  state.release = Promise.resolve();
  state.html = '<p>second</p>';
  state.now = 22 * minute;
  await visit();
  expect(await visit()).toBe('<p>second</p>');
});

test('pages are compressed one after the other, and served as they are until then', async () => {
  const compressing = { now: 0, most: 0, release: () => {} };
  const released = new Promise<void>((resolve) => {
    compressing.release = resolve;
  });
  const br = async (body: Buffer) => {
    compressing.now += 1;
    compressing.most = Math.max(compressing.most, compressing.now);
    await released;
    compressing.now -= 1;
    return body;
  };
  const { pages } = setup({ compressors: { br, gzip: br } });
  const origin = await listen(pages);
  await Promise.all(Array.from({ length: 40 }, (_, n) => pages.render(`/${n}`)));
  expect((await fetch(`${origin}/39`)).headers.get('content-encoding')).toBeNull();
  compressing.release();
  await pages.settled();
  // One of each encoding.
  expect(compressing).toMatchObject({ now: 0, most: 2 });
});

test('a page that found no room to be compressed is compressed when it is asked for again', async () => {
  const { pages, state } = setup();
  const origin = await listen(pages);
  let release = () => {};
  state.release = new Promise((resolve) => {
    release = resolve;
  });
  const first = Promise.all(Array.from({ length: 108 }, (_, n) => pages.render(`/${n}`)));
  release();
  await first;
  const encoding = async () => (await fetch(`${origin}/107`)).headers.get('content-encoding');
  expect(await encoding()).toBeNull();
  // Asked for again it takes its turn, behind whatever is still compressed.
  await expect.poll(encoding, { timeout: 10_000 }).toBe('gzip');
});

test('brotli is not sent to who refuses it', async () => {
  const { pages } = setup();
  const origin = await listen(pages);
  await pages.render('/');
  await pages.settled();
  const encoding = async (accepted: string) =>
    (await fetch(origin, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
  expect(await encoding('br;q=0')).toBeNull();
  expect(await encoding('br;q=0, gzip')).toBe('gzip');
  expect(await encoding('*')).toBe('br');
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
  ['*', 404],
  ['review', 404],
  ['comment', 200],
])('after a change of %s the page of a course with reviews answers %i', async (resource, status) => {
  const { pages } = setup({ resources: ['course', 'review'] });
  const origin = await listen(pages);
  await pages.render('/');
  pages.drop(resource);
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
  await expect.poll(() => state.renders).toBe(1);
  pages.drop('*');
  release();
  await rendering;
  expect((await fetch(origin)).status).toBe(404);
});
