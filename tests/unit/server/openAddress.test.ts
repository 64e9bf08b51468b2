import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createGet, publicAndHere, publicOnly } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import { encodeAs } from '#tests/support/encodeAs.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  return { asked, connections, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

const here = createGet(publicAndHere);
async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof SourceError ? error.code : String(error);
}

test('reads an address, packed or not, and says what it was told', async () => {
  const { url, asked } = await serve((request, response) => {
    if (request.url === '/missing') return response.writeHead(404).end('nič');
    response.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip', 'content-type': 'text/plain; charset=utf-8' });
    response.end(gzipSync('Žltý kôň'));
  });
  const answer = await here(`${url}/a`, { headers: { 'if-none-match': '"0"' } });
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([200, '"1"', 'Žltý kôň']);
  expect(asked[0]?.headers['if-none-match']).toBe('"0"');
  const missing = await here(`${url}/missing`);
  expect([missing.status, await missing.text()]).toEqual([404, 'nič']);
});

test('never asks a computer that is not public, also when a public address leads there', async () => {
  const { url, asked } = await serve((_request, response) => response.end());
  for (const address of [url, 'http://localhost/', 'http://[::1]/', 'http://10.0.0.1/', 'http://169.254.169.254/x']) {
    expect(await codeOf(createGet()(address)), address).toBe('private');
  }
  expect(asked).toEqual([]);
  for (const address of ['file:///etc/passwd', 'ftp://8.8.8.8/', 'http://jana:heslo@8.8.8.8/', 'nič']) {
    expect(await codeOf(createGet()(address)), address).toBe('address');
  }
  expect(publicOnly(new URL('http://8.8.8.8:22/'), '8.8.8.8'), 'another port').toBe(false);
  expect(publicAndHere(new URL('http://10.0.0.1/'), '10.0.0.1'), 'a neighbour').toBe(false);
  const inside = await serve((_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end());
  expect(await codeOf(here(inside.url))).toBe('private');
});

test('follows redirects, without the password to another site, and not for ever', async () => {
  const other = await serve((request, response) => response.end(request.headers.authorization ?? 'bez hesla'));
  const { url } = await serve((request, response) => {
    if (request.url === '/own') return response.end(request.headers.authorization);
    const location = request.url === '/there' ? other.url : request.url === '/round' ? '/round' : '/own';
    response.writeHead(301, { location }).end();
  });
  const headers = { Authorization: 'Basic x' };
  expect(await (await here(`${url}/`, { headers })).text()).toBe('Basic x');
  const answer = await here(`${url}/there`, { headers });
  expect([answer.url, await answer.text()]).toEqual([`${other.url}/`, 'bez hesla']);
  expect(await codeOf(here(`${url}/round`))).toBe('address');
});

test('reads no further than it may, packed or not, and waits no longer', async () => {
  const { url } = await serve((request, response) => {
    if (request.url === '/never') return;
    if (request.url === '/slow') return void response.writeHead(200).write('a');
    if (request.url === '/packed') {
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000)));
    }
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' }).write('a');
      return setTimeout(() => response.destroy(), 20);
    }
    response.end(Buffer.alloc(2000));
  });
  const read = async (path: string) => (await here(url + path, { maxBytes: 1000, patience: 300 })).text();
  expect(await codeOf(read('/long'))).toBe('too-large');
  expect(await codeOf(read('/packed'))).toBe('too-large');
  expect(await codeOf(read('/never'))).toBe('slow');
  expect(await codeOf(read('/slow'))).toBe('slow');
  expect(await codeOf(read('/cut'))).toBe('away');
  const stop = new AbortController();
  const stopped = codeOf(here(`${url}/never`, { signal: stop.signal }));
  stop.abort();
  expect(await stopped).toBe('away');
});

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Šťastný ľúbi žltú „ryžu“</a>`;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
test.each([
  ['the XML declaration', 'application/xml', encodeAs(declared('windows-1250'), 'windows-1250')],
  [
    'the XML declaration, in any spelling',
    null,
    encodeAs(declared('WINDOWS-1250').replaceAll('"', "'"), 'windows-1250'),
  ],
  ['HTTP, before the XML declaration', 'text/xml; charset=windows-1250', encodeAs(declared('UTF-8'), 'windows-1250')],
  ['HTTP, in quotes', 'text/xml;charset="utf-8"', Buffer.from(declared('windows-1250'))],
  [
    'the XML declaration, if HTTP says what nobody knows',
    'text/xml; charset=latin-slovak',
    Buffer.from(declared('UTF-8')),
  ],
  ['a byte order mark, before HTTP', 'text/xml; charset=windows-1250', Buffer.from(`\uFEFF${declared('ISO-8859-2')}`)],
  ['UTF-16 with a mark', 'text/xml; charset=utf-8', utf16(`\uFEFF${declared('UTF-16')}`)],
  ['UTF-16 with a mark, the other way round', null, utf16(`\uFEFF${declared('UTF-16')}`).swap16()],
  ['UTF-16 without a mark', 'text/xml', utf16(declared('UTF-16'))],
  ['UTF-16 without a mark, the other way round', 'text/xml; charset=utf-16', utf16(declared('UTF-16')).swap16()],
  ['UTF-8, if the declaration cannot be true', null, Buffer.from(declared('UTF-16'))],
  ['UTF-8, if nobody says anything', null, Buffer.from(`<a>${declared('x').split('<a>')[1]}`)],
])('reads signs of Slovak as it is told by %s', async (_by, type, body) => {
  const { url } = await serve((_request, response) =>
    response.writeHead(200, type ? { 'content-type': type } : {}).end(body),
  );
  expect(await (await here(url)).text()).toContain('<a>Šťastný ľúbi žltú „ryžu“</a>');
});

test('reads ISO 8859-2 by its XML declaration', async () => {
  const written = '<?xml version="1.0" encoding="iso-8859-2" standalone="yes"?><a>Šťastný ľúbi žltú ryžu</a>';
  const { url } = await serve((_request, response) => response.end(encodeAs(written, 'iso-8859-2')));
  expect(await (await here(url)).text()).toBe(written);
});

test('whoever does not want an answer closes its connection, before reading it as after', async () => {
  const { url, connections } = await serve((_request, response) => response.writeHead(503).write('a'));
  const [unread, begun] = [await here(url), await here(url)];
  const reader = begun.body.getReader();
  expect((await reader.read()).value).toHaveLength(1);
  expect(await connections()).toBe(2);
  await Promise.all([unread.body.cancel(), reader.cancel()]);
  await expect.poll(connections).toBe(0);
});
