import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpServer, type HttpServer, mayBeSlow } from '#src/server/http/httpServer.ts';
import type { ObservedResponse } from '#src/server/network/observedResponse.ts';
import { startBusyClients } from '#tests/support/busyClients.ts';
import { openRaw } from '#tests/support/rawConnection.ts';

/** Much shorter than a site's, in the same order. */
const times = {
  headers: 300,
  request: 600,
  keepAlive: 1000,
  silence: 5000,
  check: 20,
  stopNotice: 50,
  stopSilent: 200,
  stopAll: 1000,
};

let server: HttpServer | undefined;
afterEach(async () => {
  await server?.stop();
});

async function start(
  listener: Parameters<typeof createHttpServer>[0],
  more: Partial<typeof times> = {},
): Promise<number> {
  server = createHttpServer(listener, { ...times, ...more });
  return server.listen(0, '127.0.0.1');
}

async function stopping(): Promise<number> {
  const begun = Date.now();
  await server?.stop();
  server = undefined;
  return Date.now() - begun;
}

async function millisecondsUntil(event: Promise<void>): Promise<number> {
  const begun = Date.now();
  await event;
  return Date.now() - begun;
}

type Listener = (response: ObservedResponse) => void;

const request = (path = '/') => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

describe('Stopping', () => {
  const whole = Buffer.from('whole');
  test.each<[string, Listener]>([
    ['an answer', (response) => response.end('whole')],
    ['a kept answer', (response) => response.writeHead(200, ['content-length', '5']).end(whole)],
  ])('busy clients are told with %s, and none is cut off', async (_name, answer) => {
    const port = await start((_, response) => {
      setTimeout(() => answer(response), 5);
    });
    const clients = startBusyClients(
      `http://127.0.0.1:${port}`,
      Array.from({ length: 6 }, () => '/'),
    );
    await delay(200);
    const before = clients.answers.length;
    expect(await stopping()).toBeLessThan(times.stopAll);
    expect(await clients.brokenOff).toEqual([]);
    const late = clients.answers.slice(before);
    expect(late.length).toBeGreaterThan(0);
    // Those on their way when it began may have been written before.
    expect(late.slice(6).every(({ connection }) => connection === 'close')).toBe(true);
    expect(clients.answers.every(({ status, body }) => status === 200 && body === 'whole')).toBe(true);
  });

  test('an answer under way is finished and is the last one of its connection', async () => {
    const port = await start((_, response) => {
      setTimeout(() => response.end('whole'), 500);
    });
    const client = await openRaw(port, request());
    await delay(100);
    expect(await stopping()).toBeLessThan(times.stopAll);
    await client.closed;
    expect(client.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:[^\r]+\r\n)*Connection: close\r\n[\s\S]*whole/);
  });

  test('an answer whose headers were out before is finished too', async () => {
    const port = await start((_, response) => {
      response.write('first');
      setTimeout(() => response.end('last'), 500);
    });
    const client = await openRaw(port, request());
    await delay(100);
    expect(await stopping()).toBeLessThan(times.stopAll);
    await client.closed;
    expect(client.received()).toMatch(/first[\s\S]*last/);
  });

  test('a connection that has not said a byte is closed soon', async () => {
    const port = await start((_, response) => void response.end());
    const client = await openRaw(port);
    expect(await stopping()).toBeLessThan(times.stopAll);
    await client.closed;
  });

  test.each([
    ['half a header', 'GET / HTTP/1.1\r\nho'],
    ['a body that never comes', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc'],
    ['an answer that never comes', request('/never')],
  ])('%s does not hold it for longer than its time', async (_name, bytes) => {
    const port = await start((incoming, response) => {
      incoming.resume();
      if (incoming.url !== '/never') incoming.on('end', () => response.end());
    });
    await openRaw(port, bytes);
    await delay(50);
    const took = await stopping();
    expect(took).toBeGreaterThan(300);
    expect(took).toBeLessThan(times.stopAll + 2000);
  });
});

describe('Serving', () => {
  test.each([
    ['no byte', '', 300],
    ['half a header', 'GET / HTTP/1.1\r\nho', 300],
    ['half a body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc', 600],
  ])('a client that sends %s is not waited for', async (_name, bytes, limit) => {
    const port = await start((incoming, response) => {
      incoming.resume().on('end', () => response.end());
    });
    const took = await millisecondsUntil((await openRaw(port, bytes)).closed);
    expect(took).toBeGreaterThan(limit - 100);
    expect(took).toBeLessThan(limit + 2000);
  });

  test('who may send a film has as long as bytes come', async () => {
    const port = await start(
      (incoming, response) => {
        mayBeSlow.add(incoming);
        incoming.resume().on('end', () => response.end('whole'));
      },
      { silence: 400 },
    );
    const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 6\r\n\r\n';
    const client = await openRaw(port, head);
    for (const letter of 'sloooo') {
      await delay(200);
      client.socket.write(letter);
    }
    await delay(100);
    expect(client.received()).toContain('200 OK');
    const silent = await openRaw(port, head);
    expect(await millisecondsUntil(silent.closed)).toBeLessThan(2400);
  });

  test('a client that stops reading is not waited for', async () => {
    const silence = 700;
    const port = await start((_, response) => void response.end(Buffer.alloc(64 * 1024 * 1024)), { silence });
    const client = await openRaw(port);
    client.socket.pause();
    client.socket.write(request());
    // Node looks a second time before it believes that nothing moves.
    await delay(2 * silence + 300);
    // What it reads now is what had been sent by then, and no more.
    client.socket.resume();
    await client.closed;
    expect(client.socket.bytesRead).toBeLessThan(64 * 1024 * 1024);
  });

  test('a connection between two requests outlasts the limits of one request', async () => {
    const port = await start((_, response) => void response.end('whole'));
    const client = await openRaw(port, request());
    await delay(800);
    client.socket.write(request());
    await delay(100);
    expect(client.received().match(/200 OK/g)).toHaveLength(2);
    client.socket.destroy();
  });
});

describe('Whom a request is for', () => {
  const answered = async (...lines: string[]) => {
    const port = await start((_, response) => response.end('whole'));
    const { socket, received, closed } = await openRaw(port, `GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    await expect.poll(received).toContain('\r\n\r\n');
    const status = Number(received().split(' ')[1]);
    // Nobody knows what the rest of such a connection is for.
    if (status === 400) await closed;
    socket.destroy();
    await server?.stop();
    return status;
  };

  test.each([
    ['two', ['Host: a', 'Host: b']],
    ['the same twice', ['Host: a', 'hOST: a']],
    ['a space', ['Host: a b']],
    ['a path', ['Host: a/b']],
    ['somebody', ['Host: eva@a']],
    ['no port', ['Host: a:b']],
    ['half an address', ['Host: [::1']],
    ['an address that is none', ['Host: 999.1.1.1']],
    ['a name that is none', ['Host: xn--a']],
    ['a port that is none', ['Host: a:65536']],
    ['nothing', ['Host:']],
    ['none', ['Accept: */*']],
  ])('is said by one Host: %s is refused', async (_, lines) => {
    expect(await answered(...lines)).toBe(400);
  });

  test.each(['a', 'www.example.sk', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'moja_adresa', 'xn--prv-6na.sk'])(
    'may be %s',
    async (host) => {
      expect(await answered(`Host: ${host}`)).toBe(200);
    },
  );
});
