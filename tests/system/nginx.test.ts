import { mkdtempSync, rmSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fill } from '#tests/support/filledFolder.ts';
import { type RunningNginx, startNginx } from '#tests/support/startNginx.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

const name = 'www.example.sk';

describe('docs/examples/nginx.conf', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-proxied-'));
  let site: RunningSite;
  let nginx: RunningNginx;

  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

  beforeAll(async () => {
    fill(folder);
    site = await startSite({ DATA_DIR: folder, TRUST_PROXY: '1' });
    stops.push(() => stopSite(site));
    nginx = await startNginx('docs/examples/nginx.conf', name, new URL(site.url).port);
    stops.push(nginx.stop);
  }, 90_000);
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  interface Sent {
    /** An address of loopback that the visitor comes from. */
    from?: string;
    headers?: Record<string, string>;
    body?: string;
  }

  function ask(path: string, { from = '127.0.0.1', headers = {}, body }: Sent = {}) {
    const options = {
      host: '127.0.0.1',
      port: nginx.port,
      path,
      servername: name,
      ca: nginx.certificate,
      localAddress: from,
      method: body ? 'POST' : 'GET',
      headers: { host: name, ...headers },
      agent: false as const,
    };
    return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (resolve, reject) => {
        const sent = request(options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.on('end', () => {
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
          });
        });
        sent.once('error', reject).end(body);
      },
    );
  }

  function feedback(from: string, headers: Record<string, string> = {}) {
    const body = JSON.stringify({ message: 'Ahoj' });
    return ask('/api/email-feedback', { from, body, headers: { 'content-type': 'application/json', ...headers } });
  }

  test('pages arrive over HTTP/2, and compressed by the site', async () => {
    const client = connectHttp2(`https://127.0.0.1:${nginx.port}`, { servername: name, ca: nginx.certificate });
    const stream = client.request({ ':path': '/kurzy', ':authority': name });
    let html = '';
    for await (const chunk of stream.setEncoding('utf8')) html += chunk;
    client.close();
    expect(html).toMatch(/<html lang="sk"[\s\S]*<\/html>/);

    const compressed = async () => ask('/kurzy', { headers: { 'accept-encoding': 'br' } });
    await expect.poll(async () => (await compressed()).headers['content-encoding'], { timeout: 20_000 }).toBe('br');
    expect(brotliDecompressSync((await compressed()).body).toString()).toBe(html);
  });

  test('a range of a recording and a call of the API arrive as they are', async () => {
    const range = await ask('/media/podcast/chyby-su-dobra-sprava.mp3', { headers: { range: 'bytes=100-199' } });
    expect(range.status).toBe(206);
    expect(range.headers['content-range']).toMatch(/^bytes 100-199\/\d+$/);
    expect(range.body).toHaveLength(100);

    const course = await ask('/api/course/slug/java-kurz');
    expect(course.status).toBe(200);
    expect(JSON.parse(course.body.toString())).toMatchObject({ slug: 'java-kurz' });
  });

  test('visitors without TLS are sent to it, and readiness is nobody else’s', async () => {
    const location = await new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: nginx.plainPort, path: '/kurzy?page=2', headers: { host: name } };
      const sent = plainRequest(options, (response) => resolve(response.resume().headers.location));
      sent.once('error', reject).end();
    });
    expect(location).toBe(`https://${name}/kurzy?page=2`);
    expect((await ask('/readyz')).status).toBe(404);
  });

  test('two visitors have limits of their own, whatever they forge', async () => {
    for (let call = 0; call < 5; call += 1) expect((await feedback('127.0.0.2')).status).toBe(202);
    expect((await feedback('127.0.0.2')).status).toBe(429);
    expect((await feedback('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
    expect((await feedback('127.0.0.3')).status).toBe(202);
  });

  test('while the site stops, visitors get whole answers, then a polite refusal', async () => {
    let isStopped = false;
    const visitors = ['/kurzy', '/api/course/overview', '/nie-je-tu', '/clanky'].map(async (path) => {
      const answers = [];
      while (!isStopped) answers.push(await ask(path));
      answers.push(await ask(path));
      return answers;
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await stopSite(site)).toBe(0);
    isStopped = true;
    for (const answers of await Promise.all(visitors)) {
      expect(answers[0]?.status).not.toBe(503);
      expect(answers.at(-1)?.status).toBe(503);
      for (const { status, headers } of answers) {
        expect([200, 404, 503]).toContain(status);
        if (status === 503) expect(headers['retry-after']).toBe('10');
      }
    }
  });
});
