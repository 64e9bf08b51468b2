import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ConfigError } from '#src/server/config/ConfigError.ts';
import { readConfig } from '#src/server/config/readConfig.ts';
import { checkSurroundings } from '#src/server/start/checkSurroundings.ts';
import { freePort } from '#tests/support/freePort.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-surroundings-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

const check = (environment: Record<string, string>) => checkSurroundings(readConfig(environment));

/** The one line that the start ends with. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const error = await check(environment).then(
    () => expect.unreachable(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConfigError);
  const { message } = error as ConfigError;
  expect(message).not.toMatch(/\n|tajne/);
  return message;
}

test('a data folder that is there or can be made will do, and is left as it was', async () => {
  await check({ DATA_DIR: folder });
  await check({ DATA_DIR: join(folder, 'new/data') });
  expect(await readdir(folder)).toEqual(['file']);
});

test.each(['/proc/x', '/proc/x/y/z'])(
  'the data folder %s cannot be made, and that is told at once',
  async (dataDir) => {
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(
      /^Wrong environment variable DATA_DIR: cannot write into \/\S* \(E\w+\)$/,
    );
  },
);

test.each(['file', 'file/data'])('a data folder where a file is (%s) is refused', async (path) => {
  const dataDir = join(folder, path);
  expect(await refusal({ DATA_DIR: dataDir })).toBe(
    `Wrong environment variable DATA_DIR: cannot write into ${dataDir} (ENOTDIR)`,
  );
});

test.each(['new', 'file'])('a folder of films that is none (%s) is refused', async (path) => {
  expect(await refusal({ DATA_DIR: folder, MEDIA_DIR: join(folder, path) })).toBe(
    'Wrong environment variable MEDIA_DIR: must be a folder that exists and may be read',
  );
});

test('a bucket that does not answer is told at once', async () => {
  const MEDIA_BUCKET_URL = `http://127.0.0.1:${await freePort()}/subory`;
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'tajne' };
  expect(await refusal({ DATA_DIR: folder, MEDIA_BUCKET_URL, ...keys })).toBe(
    'Wrong environment variable MEDIA_BUCKET_URL: cannot write into the bucket (The bucket of the files does not answer.)',
  );
});

test('a database that is not there, and an address that is none, are told without the password', async () => {
  const started = 'Wrong environment variable DATABASE_URL: the database does not answer';
  const closed = `postgres://riadok:tajne@127.0.0.1:${await freePort()}/riadok`;
  expect(await refusal({ DATABASE_URL: closed })).toBe(`${started} (ECONNREFUSED)`);
  const broken = 'postgres://riadok:tajne@127.0.0.1:port/riadok';
  expect(await refusal({ DATABASE_URL: broken })).toBe(`${started} (ERR_INVALID_URL)`);
});

test('a database that says nothing is given up after ten seconds', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const refused = refusal({ DATABASE_URL: `postgres://riadok:tajne@127.0.0.1:${port}/riadok` });
    vi.advanceTimersByTime(10_000);
    expect(await refused).toBe(
      'Wrong environment variable DATABASE_URL: the database does not answer (timeout expired)',
    );
  } finally {
    vi.useRealTimers();
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
});
