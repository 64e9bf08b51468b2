import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import routes from '#src/routes.ts';
import { openPage } from '#tests/support/openPage.ts';
import { tagsOf, textOf } from '#tests/support/readHtml.ts';

const siteUrl = inject('siteUrl');
const get = (path: string) => fetch(siteUrl + path, { redirect: 'manual' });

type RouteEntry = (typeof routes)[number];

/** The path of every route that has a parameter, as the table spells it. */
function patternsOf(entries: readonly RouteEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path ? `${parent}/${path}` : parent;
    return [...(/[:*]/.test(path ?? '') ? [pattern] : []), ...patternsOf(children, pattern)];
  });
}

/** What nobody calls a thing; encoded as addresses are. */
const odd = [
  '%00',
  '%7B%7D',
  '%3Cscript%3E',
  'A'.repeat(2000),
  'VELKE',
  'a%2Fb',
  '..%2F..%2Fetc',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '%25ff',
  '%ff',
  '%E0%A4%A',
  '%27%3B--',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e3',
  ':slug',
  '*',
  'a.data',
  '%0D%0Aset-cookie:%20a=b',
  'java%20',
];

test.each(patternsOf(routes))('%s is no error of the server, whatever stands in it', async (pattern) => {
  const statuses = new Map<string, number>();
  for (const value of odd) {
    const path = pattern.replace(/:\w+\??|\*/g, value);
    for (const query of ['', '?page=%00']) {
      const response = await get(path + query);
      statuses.set(path + query, response.status);
      expect(response.headers.get('set-cookie')).toBeNull();
      await response.arrayBuffer();
    }
  }
  const failed = [...statuses].filter(([, status]) => status >= 500 || status === 429);
  expect(failed).toEqual([]);
  // Of classes and plans only who is signed in learns anything. The sign-in page takes any address to go to afterwards, and what the desk has only the browser knows.
  if (!/^\/(?:login|admin|pre-ucitelov|trieda|triedy)\//.test(pattern))
    expect(new Set(statuses.values())).toEqual(new Set([404]));
});

test('what is not there looks the same at every address of a route, and says nothing of it', async () => {
  const addresses = {
    ofPage: ['/nic', '/nic?page=2', '/nikde'],
    ofCourse: ['/kurzy/nic', '/kurzy/nikde'],
    ofNone: ['/nikde/a/b', '/nikde/a', '/%E0%A4%A', '/kurzy/ai.data'],
  };
  const shown = new Map<string, Set<string>>();
  for (const [route, paths] of Object.entries(addresses)) {
    for (const path of paths) {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).not.toMatch(/nikde|"\/nic|ai\.data/);
      shown.set(route, (shown.get(route) ?? new Set()).add(html));
    }
  }
  expect([...shown].map(([route, { size }]) => [route, size])).toEqual([
    ['ofPage', 1],
    ['ofCourse', 1],
    ['ofNone', 1],
  ]);
  // A visitor sees no difference between an address of one segment and one that no route knows; only the scripts do.
  const mainOf = (route: string) => textOf([...(shown.get(route) ?? [])].join(''), 'main')[0];
  expect(mainOf('ofPage')).toContain('Táto stránka tu nie je');
  expect(mainOf('ofPage')).toBe(mainOf('ofNone'));
});

test('a parameter that the page does not read shares its page', async () => {
  const etag = async (path: string) => (await get(path)).headers.get('etag');
  for (const path of ['/', '/kurzy', '/kurzy/java-kurz', '/newsletter', '/login']) {
    await etag(path);
    for (const query of ['page=2', 'page=abc', 'utm_source=x', 'token=y', '_routes=root']) {
      const known = await etag(path);
      expect(known, path).toMatch(/^W\//);
      const shown = await etag(`${path}?${query}`);
      // What another test writes meanwhile may make the page anew.
      expect([known, await etag(path)], `${path}?${query}`).toContain(shown);
    }
  }
  expect(await etag('/LOGIN/%2Fkurzy')).toBe(await etag('/login'));
});

test('a page that is not found comes to life in the browser, on the page of a route too', async () => {
  for (const path of ['/nic', '/kurzy/nic', '/kurzy/nikde', '/clanky?page=77']) {
    const page = await openPage({ expectedErrors: /404/ });
    await page.goto(path);
    await page.waitForFunction(() => !document.documentElement.className.includes('below'));
    await page.getByRole('main').getByRole('link', { name: /kurz/i }).first().click();
    await page.waitForURL('**/kurzy');
    await page.getByRole('heading', { level: 1, name: 'Kurzy', exact: true }).waitFor();
  }
});

test('no page asks for the router’s own data: every route with a loader has one for the browser', async () => {
  const modules = readdirSync('src/routes').filter((name) => name.endsWith('.tsx'));
  const source = (name: string) => readFileSync(`src/routes/${name}`, 'utf8');
  const has = (name: string, what: string) =>
    new RegExp(`^export (?:const|function|async function) ${what}\\b`, 'm').test(source(name));
  expect(modules.filter((name) => has(name, 'loader') && !has(name, 'clientLoader'))).toEqual([]);

  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  for (const href of ['/kurzy', '/clanky', '/podcast', '/videa']) {
    await page.locator(`header a[href="${href}"]`).first().click();
    await page.waitForURL(`**${href}`);
  }
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  expect((await get('/kurzy.data')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await get('/kurzy.data')).status).toBe(404);
});

test('the home page tells readers about the feeds', async () => {
  const links = tagsOf(await (await get('/')).text(), 'link').filter(({ rel }) => rel === 'alternate');
  expect(links).toMatchObject([
    { type: 'application/rss+xml', href: '/clanky/rss.xml' },
    { type: 'application/rss+xml', href: '/podcast/rss.xml' },
  ]);
});

test.each(['/robots.txt', '/sitemap.xml', '/clanky/rss.xml', '/podcast/rss.xml'])(
  '%s is not sent again to a reader that has it',
  async (path) => {
    await (await get(path)).text();
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const etag = headers.get('etag') ?? '';
    const again = await fetch(siteUrl + path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  },
);

test('recordings and films have validators and ranges', async () => {
  for (const path of ['/media/podcast/chyby-su-dobra-sprava.mp3', '/media/video/co-je-program.mp4']) {
    const { status, headers } = await fetch(siteUrl + path, { method: 'HEAD' });
    expect([status, headers.get('accept-ranges')], path).toEqual([200, 'bytes']);
    const [etag, changed] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const ask = async (sent: Record<string, string>) => (await fetch(siteUrl + path, { headers: sent })).status;
    expect(await ask({ 'if-none-match': etag })).toBe(304);
    expect(await ask({ 'if-modified-since': changed })).toBe(304);
    expect(await ask({ range: 'bytes=0-9', 'if-range': etag })).toBe(206);
    expect(await ask({ range: 'bytes=0-9', 'if-range': changed })).toBe(206);
    expect(await ask({ range: 'bytes=0-9', 'if-range': '"ina"' })).toBe(200);
    expect(await ask({ range: 'bytes=999999999-' })).toBe(416);
  }
});

test('the policy allows each script of a page by its text, and there is no mark left', { tags: ['main'] }, async () => {
  for (const path of ['/', '/nic', '/admin', '/kurzy/java-kurz']) {
    const response = await get(path);
    const html = await response.text();
    const inline = tagsOf(html, 'script').filter(({ src, type }) => !src && type !== 'application/ld+json');
    const allowed = response.headers.get('content-security-policy')?.match(/'sha256-/g);
    expect(allowed, path).toHaveLength(inline.length);
    expect(html).not.toContain('nonce=');
    expect(textOf(html, 'h1')).toHaveLength(1);
  }
});
