import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createGet, publicAndHere } from '#src/server/integrations/sources/openAddress.ts';
import { askOtherSite } from '#src/server/services/writing/content/askOtherSite.ts';

async function startSite() {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/cut') return response.destroy();
    if (url === '/moved') return response.writeHead(302, { location: '/there' }).end();
    if (url === '/round') return response.writeHead(302, { location: '/round' }).end();
    if (url === '/inside') return response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    const isForReaders = url === '/film' && method === 'HEAD';
    const status = isForReaders ? 405 : url === '/missing' ? 404 : url === '/broken' ? 500 : 200;
    // Packed by its name alone, and longer than anybody would read.
    response.writeHead(status, { 'content-encoding': 'gzip', 'content-length': 2 ** 40 }).flushHeaders();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return { asked, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
}

test.each([
  ['/there', { kind: 'there' }, ['HEAD /there']],
  ['/moved', { kind: 'there' }, ['HEAD /moved', 'HEAD /there']],
  ['/film', { kind: 'there' }, ['HEAD /film', 'GET /film']],
  ['/missing', { kind: 'status', status: 404 }, ['HEAD /missing']],
  ['/broken', { kind: 'status', status: 500 }, ['HEAD /broken', 'GET /broken']],
  ['/cut', { kind: 'silent' }, ['HEAD /cut']],
  ['/inside', { kind: 'private' }, ['HEAD /inside']],
])('asks what is at %s by as little as tells it', async (path, answer, questions) => {
  const site = await startSite();
  expect(await askOtherSite(site.url + path, createGet(publicAndHere))).toEqual(answer);
  expect(site.asked).toEqual(questions);
});

test('an address that leads round is silent', async () => {
  const site = await startSite();
  expect(await askOtherSite(`${site.url}/round`, createGet(publicAndHere))).toEqual({ kind: 'silent' });
  expect(site.asked.length).toBeLessThan(10);
});
