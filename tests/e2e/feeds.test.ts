import { beforeAll, expect, test } from 'vitest';
import { site } from '#src/site.ts';
import { openPage, siteUrl } from '#tests/support/openPage.ts';
import { tagsOf, textOf } from '#tests/support/readHtml.ts';

const asset = /\.\w+$/;
/** Every page of the sitemap by its address; read once. */
const pages = new Map<string, { status: number; html: string }>();

async function read(address: string) {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

const sitemap = async () => textOf((await read(`${siteUrl}/sitemap.xml`)).html, 'loc');

beforeAll(async () => {
  for (const address of await sitemap()) pages.set(address, await read(address));
});

/** Parses as a browser does and answers the message of the first mistake, or `null`. */
async function xmlMistake(path: string): Promise<string | null> {
  const page = await openPage();
  const text = await (await fetch(siteUrl + path)).text();
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    return document.querySelector('parsererror')?.textContent ?? null;
  }, text);
}

test('the sitemap lists the site, each page under its own canonical address', async () => {
  // Other tests publish lectures meanwhile, and take them off the web again.
  const listed = await sitemap();
  for (const address of [...pages.keys()]) if (!listed.includes(address)) pages.delete(address);
  const wrong = [...pages].filter(([address, { status, html }]) => {
    const canonical = tagsOf(html, 'link').find((tag) => tag.rel === 'canonical')?.href;
    return status !== 200 || canonical !== address || html.includes('content="noindex"');
  });
  expect(wrong.map(([address, { status }]) => `${address}: ${status}`)).toEqual([]);
  expect(pages.size).toBeGreaterThan(50);
});

/** All that a page of the site leads to or needs on it, without places on a page. */
function linksOf(html: string, address: string): string[] {
  const addresses = [
    ...tagsOf(html, 'a').map((tag) => tag.href),
    ...tagsOf(html, 'link').map((tag) => tag.href),
    ...tagsOf(html, 'img').map((tag) => tag.src),
    ...tagsOf(html, 'script').map((tag) => tag.src),
    ...tagsOf(html, 'meta').flatMap((tag) => (tag.property === 'og:image' ? [tag.content] : [])),
  ];
  return addresses.flatMap((link) => {
    const url = new URL(link ?? '', address);
    url.hash = '';
    return url.origin === siteUrl ? [url.href] : [];
  });
}

test('every link of every page leads somewhere', async () => {
  /** With a page on which each stands. */
  const links = new Map<string, string>();
  for (const [address, { html }] of pages) {
    for (const link of linksOf(html, address)) if (!pages.has(link)) links.set(link, address);
  }
  const broken: string[] = [];
  for (const [link, address] of links) {
    const { status } = await fetch(link, { method: asset.test(link) ? 'HEAD' : 'GET', redirect: 'manual' });
    if (status === 200 || status === 302) continue;
    // What a test has just taken off the web, no page leads to any more.
    if (linksOf((await read(address)).html, address).includes(link)) broken.push(`${link}: ${status}`);
  }
  expect(broken).toEqual([]);
  expect(links.size).toBeGreaterThan(50);
});

test('links to a place on a page find it', () => {
  const broken = [...pages].flatMap(([address, { html }]) => {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const places = tagsOf(html, 'a').flatMap(({ href }) => (href?.startsWith('#') ? [href.slice(1)] : []));
    return places.filter((place) => !ids.has(decodeURIComponent(place))).map((place) => `${address}#${place}`);
  });
  expect(broken).toEqual([]);
});

test('robots may read everything but the API and accounts', async () => {
  const response = await fetch(`${siteUrl}/robots.txt`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test.each(['/sitemap.xml', '/clanky/rss.xml', '/podcast/rss.xml'])('%s is well-formed', async (path) => {
  expect(await xmlMistake(path)).toBeNull();
});

test('the feed of articles has them all, newest first', async () => {
  const response = await fetch(`${siteUrl}/clanky/rss.xml`);
  const feed = await response.text();
  const dates = textOf(feed, 'pubDate').map((date) => Date.parse(date));
  const articles = [...pages.keys()].filter((address) => /\/clanky\/(?!tag\/)/.test(address));
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
  expect(textOf(feed, 'language')).toEqual(['sk']);
  expect(textOf(feed, 'guid').sort()).toEqual(articles.sort());
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
});

test('the list of articles tells readers about its feed', () => {
  const head = pages.get(`${siteUrl}/clanky`)?.html ?? '';
  expect(tagsOf(head, 'link')).toContainEqual(
    expect.objectContaining({ rel: 'alternate', type: 'application/rss+xml', href: '/clanky/rss.xml' }),
  );
});

test('the podcast feed has what podcast apps ask for, and its files are as it says', async () => {
  const feed = await (await fetch(`${siteUrl}/podcast/rss.xml`)).text();
  const [language, cover] = [textOf(feed, 'language'), tagsOf(feed, 'itunes:image')[0]?.href ?? ''];
  expect(language).toEqual(['sk']);
  expect((await fetch(cover)).headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
  expect(textOf(feed, 'itunes:email')).toEqual([site.email]);
  expect(tagsOf(feed, 'enclosure')).toHaveLength(3);
  expect(textOf(feed, 'itunes:duration').every((seconds) => Number(seconds) > 60)).toBe(true);
  for (const { url = '', length, type } of tagsOf(feed, 'enclosure')) {
    const { status, headers } = await fetch(url, { method: 'HEAD' });
    expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([200, type, length]);
  }
  expect(tagsOf(feed, 'podcast:transcript')).toHaveLength(3);
  for (const { url = '', type = '' } of tagsOf(feed, 'podcast:transcript')) {
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toContain(type);
    expect(await response.text()).toMatch(/^WEBVTT/);
  }
});

test('who finds a weakness is told where to write', async () => {
  const response = await fetch(`${siteUrl}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^Contact: mailto:/m);
});
