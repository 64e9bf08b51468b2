import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ObservedResponse } from '#src/server/network/observedResponse.ts';
import { openRaw } from '#tests/support/rawConnection.ts';

const body = Buffer.from('Prvý riadok');
const headers = ['content-type', 'text/plain', 'content-length', String(body.length), 'vary', 'accept-encoding'];

let server: Server;
beforeEach(async () => {
  const head = { headers, written: null };
  server = createServer({ ServerResponse: ObservedResponse, keepAliveTimeout: 4000 }, (request, response) => {
    if (request.url === '/repeated') response.sendRepeated(200, head, body);
    else response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const ask = (path: string, more = '', version = '1.1') => `GET ${path} HTTP/${version}\r\nhost: a\r\n${more}\r\n`;
const connect = () => openRaw((server.address() as AddressInfo).port);

/** Asks for each path on one connection; the answers as lines, the id and the time by themselves. */
async function answersTo(paths: string[]) {
  const { socket, received } = await connect();
  for (const path of paths) {
    const before = received().length;
    socket.write(ask(path));
    await expect.poll(() => received().slice(before)).toContain(String(body));
  }
  const answers = received().split(String(body)).slice(0, -1);
  expect(answers).toHaveLength(paths.length);
  const partOf = (answer: string, name: RegExp) => name.exec(answer)?.[1] ?? '';
  return answers.map((answer) => ({
    id: partOf(answer, /x-request-id: ([\w-]{36})\r/),
    date: partOf(answer, /Date: (.* GMT)\r/),
    rest: answer.replace(/x-request-id: [^\r]+/, 'id').replace(/Date: [^\r]+/, 'date'),
  }));
}

test('what is sent again is what Node would have written, with an id of its own, and the connection stays', async () => {
  const [usual, ...repeated] = await answersTo(['/', ...Array(5).fill('/repeated')]);
  expect(usual?.rest).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=4');
  for (const { rest } of repeated) expect(rest).toBe(usual?.rest);
  expect(new Set(repeated.map(({ id }) => id)).size).toBe(5);
});

test('a second later it says the time of then', async () => {
  const [first] = await answersTo(['/repeated', '/repeated']);
  await delay(1100);
  for (const { date } of await answersTo(['/repeated', '/repeated'])) {
    expect(date).not.toBe(first?.date);
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(3000);
  }
});

test.each([
  ['who says that it is the last time', ask('/repeated', 'connection: close\r\n')],
  ['an old client', ask('/repeated', '', '1.0')],
])('%s is answered whole, and the connection closed', async (_name, last) => {
  await answersTo(['/repeated', '/repeated']);
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
    socket.write(ask('/repeated', `x-request-id: ${id}\r\n`));
    await expect.poll(received).toContain(String(body));
    expect(received()).toContain(`x-request-id: ${id}\r\n`);
  }
});
