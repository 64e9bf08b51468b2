import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ObservedResponse } from '#src/server/network/observedResponse.ts';
import { openRaw } from '#tests/support/rawConnection.ts';

const body = Buffer.from('Prvý riadok');
const headers = ['content-type', 'text/plain', 'content-length', String(body.length), 'vary', 'accept-encoding'];

let server: Server;
beforeEach(async () => {
  server = createServer({ ServerResponse: ObservedResponse, keepAliveTimeout: 4000 }, (_request, response) => {
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const ask = (path: string, more = '', version = '1.1') => `GET ${path} HTTP/${version}\r\nhost: a\r\n${more}\r\n`;
const connect = () => openRaw((server.address() as AddressInfo).port);

test('each answer on a connection has an id of its own', async () => {
  const { socket, received } = await connect();
  for (let turn = 1; turn <= 3; turn += 1) {
    socket.write(ask('/'));
    await expect.poll(() => received().split(String(body))).toHaveLength(turn + 1);
  }
  const ids = [...received().matchAll(/x-request-id: ([\w-]{36})\r/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  expect(received()).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=4');
});

test.each([
  ['who says that it is the last time', ask('/', 'connection: close\r\n')],
  ['an old client', ask('/', '', '1.0')],
])('%s is answered whole, and the connection closed', async (_name, last) => {
  const { socket, received, closed } = await connect();
  socket.write(last);
  await closed;
  expect(received()).toContain('Connection: close\r\n');
  expect(received()).toContain(String(body));
});

test('an id that a proxy gave is sent back', async () => {
  const id = 'a'.repeat(20);
  for (let turn = 0; turn < 2; turn += 1) {
    const { socket, received } = await connect();
    socket.write(ask('/', `x-request-id: ${id}\r\n`));
    await expect.poll(received).toContain(String(body));
    expect(received()).toContain(`x-request-id: ${id}\r\n`);
  }
});
