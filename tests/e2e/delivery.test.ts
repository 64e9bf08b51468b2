import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

const siteUrl = inject('siteUrl');
const audio = '/media/podcast/chyby-su-dobra-sprava.mp3';
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks without what `fetch` adds and unpacks by itself. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(siteUrl + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject).end();
  });
}

/** The page as it is served from memory; its first answer comes before it is compressed. */
async function askUntilKept(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  await ask(path);
  for (const encoding of ['br', 'gzip']) {
    await expect
      .poll(async () => (await ask(path, { 'accept-encoding': encoding })).headers['content-encoding'], {
        timeout: 10_000,
      })
      .toBe(encoding);
  }
  return ask(path, headers);
}

async function scriptAddress(): Promise<string> {
  const html = (await ask('/kurzy')).body.toString();
  return /"(\/assets\/frame-[^"]+\.js)"/.exec(html)?.[1] ?? '';
}

test.each(['br', 'gzip'] as const)('pages and assets are served as %s', async (encoding) => {
  const plain = await askUntilKept('/kurzy');
  const page = await ask('/kurzy', { 'accept-encoding': encoding });
  expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(unpack[encoding](page.body)).toEqual(plain.body);

  const path = await scriptAddress();
  const script = await ask(path, { 'accept-encoding': encoding });
  expect(script.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(script.headers['content-type']).toMatch(/^text\/javascript/);
  expect(unpack[encoding](script.body)).toEqual((await ask(path)).body);
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await askUntilKept('/clanky');
  const again = await ask('/clanky', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(headers.etag);
  expect((await ask('/clanky', { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

test('assets stay in the browser for a year, pages are asked about each time', async () => {
  expect((await ask(await scriptAddress())).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/kurzy')).headers['cache-control']).toBe('no-cache');
});

test('a missing asset is not kept for a year', async () => {
  const { status, headers } = await ask('/assets/missing.js');
  expect(status).toBe(404);
  expect(headers['cache-control'] ?? '').not.toContain('immutable');
});

test.each(['/', '/videa/co-je-program', '/nic', '/admin'])('%s has the security headers', async (path) => {
  const { headers } = await ask(path);
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
  );
  expect(policy).toMatchObject({ 'default-src': "'self'", 'object-src': "'none'", 'frame-ancestors': "'none'" });
  // Beside the page's own scripts only YouTube's player, which is loaded by a click.
  const player = 'https://www.youtube.com/iframe_api https://www.youtube.com/s/player/';
  expect(policy['script-src']?.replace(` ${player}`, '')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('files and the API have the security headers too', async () => {
  for (const path of [audio, '/api/course/overview', '/robots.txt']) {
    expect((await ask(path)).headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' });
  }
});

test.each([
  ['bytes=0-99', 100],
  ['bytes=100-299', 200],
])('media answer a part of themselves (%s)', async (range, length) => {
  const { status, headers, body } = await ask(audio, { range });
  expect(status).toBe(206);
  expect(body).toHaveLength(length);
  expect(headers['content-type']).toBe('audio/mpeg');
  expect(headers['content-range']).toMatch(new RegExp(`^${range.replace('=', ' ')}/\\d+$`));
});

test.each(['/o-projekte', audio, '/clanky/rss.xml'])('HEAD %s answers headers only', async (path) => {
  const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)];
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
});

test.each(['POST', 'PUT', 'DELETE'])('%s to a page is not allowed', async (method) => {
  const { status, headers } = await ask('/kurzy/java-kurz', {}, method);
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('a file outside of the build cannot be reached', async () => {
  for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/%2e%2e/package.json']) {
    const { status, body } = await ask(path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(body.toString(), path).not.toContain('"dependencies"');
  }
});

test('no source map is served, and nothing that is served says that there is one', async () => {
  const maps = readdirSync('build/maps');
  expect(maps).toContain(`${(await scriptAddress()).split('/').at(-1)}.map`);
  // Some of them: whoever asks for all at once is told to wait.
  for (const name of maps.filter((_, index) => index % 10 === 0)) {
    for (const folder of ['assets', 'maps']) expect((await ask(`/${folder}/${name}`)).status, name).toBe(404);
  }
  const served = readdirSync('build/client', { recursive: true, encoding: 'utf8' });
  const saying = served.filter(
    (name) => /\.(js|css)$/.test(name) && readFileSync(join('build/client', name), 'utf8').includes('sourceMappingURL'),
  );
  expect([saying, served.filter((name) => name.includes('.map'))]).toEqual([[], []]);
});
