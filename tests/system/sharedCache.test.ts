import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentCookieName } from '#src/domain/consent.ts';
import { fill } from '#tests/support/filledFolder.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'prvy-riadok-cdn-'));
/** Everybody whom a page must not know: by nothing, a token, and two persons' cookies. */
const visitors: Record<string, string>[] = [
  { authorization: 'Bearer zuzana.kovacova.token', cookie: 'name=zuzana.kovacova' },
  { cookie: `${consentCookieName}=zuzana.kovacova; session=zuzana.kovacova` },
  { cookie: `${consentCookieName}=zuzana.kovacova-2; theme=dark; session=zuzana.kovacova-2` },
  {},
];
let site: RunningSite;

beforeAll(async () => {
  fill(dataDir);
  site = await startSite({ DATA_DIR: dataDir, CDN_MAX_AGE: '60' });
});
afterAll(async () => {
  await stopSite(site);
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * What a page shows, and the data that it brings. One that is rendered anew in between says when its data were read; in the
 * data each value stands once and all others point to it, so that two equal times move every place: what is pointed to counts.
 */
function pageOf(html: string): { shown: string; data: string[] } {
  const data: string[] = [];
  const shown = html.replace(/\.enqueue\(("(?:[^"\\]|\\.)*")\)/g, (_, chunk: string) => {
    const text = JSON.parse(chunk) as string;
    const start = text.indexOf('[');
    const pool = JSON.parse(text.slice(start)) as unknown[];
    data.push(text.slice(0, start) + JSON.stringify(pointedTo(pool, 0)).replace(/\b\d{13}\b/g, 'time'));
    return '';
  });
  return { shown, data };
}

/** The value at a place of what React Router sends; marks of what JSON lacks stay as they are. */
function pointedTo(pool: unknown[], place: unknown): unknown {
  const value = typeof place === 'number' && place >= 0 ? pool[place] : place;
  if (Array.isArray(value)) return typeof value[0] === 'string' ? value : value.map((each) => pointedTo(pool, each));
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value).map(([key, at]) => [pool[Number(key.slice(1))], pointedTo(pool, at)]);
}

test('a page that a shared cache may keep is the same for everybody, whoever asked for it first', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(20);
  for (const [index, path] of paths.entries()) {
    const bodies: string[] = [];
    const pages: ReturnType<typeof pageOf>[] = [];
    for (let turn = 0; turn < visitors.length; turn += 1) {
      const headers = visitors[(index + turn) % visitors.length] ?? {};
      const response = await fetch(site.url + path, { headers });
      expect(response.status, path).toBe(200);
      expect(response.headers.getSetCookie(), path).toEqual([]);
      expect(response.headers.get('vary'), path).toBe('accept-encoding');
      expect(response.headers.get('cache-control'), path).toBe(
        path === '/newsletter' ? 'no-cache' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      );
      const body = await response.text();
      bodies.push(body);
      pages.push(pageOf(body));
    }
    expect(pages[0]?.data.join('').length, path).toBeGreaterThan(300);
    for (const page of pages) expect(page, path).toEqual(pages[0]);
    expect(bodies.join(), path).not.toContain('zuzana.kovacova');
  }
});

test.each(['/nic', '/kurzy/nie-je', '/login', '/profil', '/admin', '/checkout/java-kurz/prod_java_kurz_basic'])(
  'no shared cache keeps %s',
  async (path) => {
    for (const headers of visitors) {
      const response = await fetch(site.url + path, { headers });
      expect(response.headers.get('cache-control')).toBe(path === '/admin' ? 'no-store' : 'no-cache');
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  },
);

test('nor an answer of the API', async () => {
  for (const path of ['/api/course/overview', '/api/next-course-vote']) {
    const response = await fetch(site.url + path);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toContain('authorization');
  }
});
