// @module-tag thorough
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createBackup, type Place } from '#src/server/backup/createBackup.ts';
import { BackupError, type Manifest, manifestName } from '#src/server/backup/manifest.ts';
import { restoreBackup } from '#src/server/backup/restoreBackup.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { createPostgresDatabase } from '#tests/support/database.ts';
import { buildPost } from '#tests/support/factories.ts';

// A backup is not signed: whoever changes its parts writes a manifest that fits them.

interface Part {
  name: string;
  content: Buffer;
  type?: Header['type'];
  linkname?: string;
}
interface Archive {
  parts: Part[];
  manifest: Manifest;
}

let folder: string;
let file: string;
let whole: Archive;
/** Where all of them are refused, one after another. */
let empty: Place;
const drops: (() => Promise<void>)[] = [];

async function newPlace(name: string): Promise<Place> {
  const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresUrl'));
  drops.push(drop);
  return { databaseUrl, dataDir: join(folder, name, 'data'), mediaDir: join(folder, name, 'media') };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-tampered-'));
  file = join(folder, 'whole.tar.gz');
  const place = await newPlace('site');
  await mkdir(place.mediaDir, { recursive: true });
  await writeFile(join(place.mediaDir, 'film.mp4'), 'film');
  await mkdir(place.dataDir, { recursive: true });
  const database = await openDatabase(place);
  await buildPost(database);
  await database.close();
  await createBackup({ file, place });
  whole = await read(file);
  empty = await newPlace('empty');
}, 120_000);

afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

async function read(path: string): Promise<Archive> {
  const entries = extract();
  entries.end(gunzipSync(await readFile(path)));
  const parts: Part[] = [];
  for await (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    parts.push({ name: entry.header.name, content: Buffer.concat(chunks) });
  }
  return { manifest: JSON.parse(String(parts.pop()?.content)), parts };
}

/** An archive of these parts, with their lengths and sums in its manifest. */
async function write(path: string, { parts, manifest }: Archive): Promise<void> {
  const archive = pack();
  const named = parts.map(({ name, content }) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const end = { name: manifestName, content: Buffer.from(JSON.stringify({ ...manifest, parts: named })) };
  for (const { content, ...header } of [...parts, end]) archive.entry(header, content);
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  await writeFile(path, gzipSync(Buffer.concat(chunks)));
}

const injected = `'||'admin_event_id_seq'||chr(34), 1); create table taken as select current_user; select ('`;

/** What somebody changes, and what the refusal says of it. */
const tampered: Record<string, { change: (archive: Archive) => void; says: RegExp }> = {
  'a sequence with statements in its name': {
    change: ({ manifest }) => manifest.sequences.push({ name: injected, lastValue: '1' }),
    says: /names a sequence that its schema does not have/,
  },
  'a sequence that is none': {
    change: ({ manifest }) => manifest.sequences.push({ name: 'post', lastValue: '1' }),
    says: /names a sequence that its schema does not have: post\./,
  },
  'a place of a sequence that is no number': {
    change: ({ manifest }) => Object.assign(manifest.sequences[0] ?? {}, { lastValue: '1); select (1' }),
    says: /is not a whole backup: its manifest is wrong at sequences\.0\.lastValue\./,
  },
  'a place of a sequence beyond its end': {
    change: ({ manifest }) => Object.assign(manifest.sequences[0] ?? {}, { lastValue: '9'.repeat(30) }),
    says: /can't be restored: /,
  },
  'a table that is none, with its rows': {
    change: ({ manifest, parts }) => {
      manifest.tables.push({ name: 'nobody', columns: ['id'] });
      parts.push({ name: 'database/nobody/000001.copy', content: Buffer.from('1\n') });
    },
    says: /names a table that its schema does not have: nobody\./,
  },
  'a table that is none, without rows': {
    change: ({ manifest }) => manifest.tables.push({ name: 'nobody"; drop table post; --', columns: [] }),
    says: /names a table that its schema does not have/,
  },
  'a table of the catalogue': {
    change: ({ manifest, parts }) => {
      manifest.tables.push({ name: 'pg_authid', columns: ['rolname'] });
      parts.push({ name: 'database/pg_authid/000001.copy', content: Buffer.from('eva\n') });
    },
    says: /names a table that its schema does not have: pg_authid\./,
  },
  'a column that is none': {
    change: ({ manifest }) => manifest.tables.find(({ name }) => name === 'post')?.columns.push('nothing\nof the kind'),
    says: /names a column that its schema does not have: post\.nothing of the kind\./,
  },
  'a column too few': {
    change: ({ manifest }) => manifest.tables.find(({ name }) => name === 'post')?.columns.pop(),
    says: /can't be restored: extra data after last expected column/,
  },
  'rows of a table that is not named': {
    change: ({ manifest }) => {
      manifest.tables = manifest.tables.filter(({ name }) => name !== 'post');
    },
    says: /has rows of a table that it does not name: post\./,
  },
  'rows that are none': {
    change: ({ parts }) => parts.push({ name: 'database/post/000009.copy', content: Buffer.from('a\tb\n') }),
    says: /can't be restored: /,
  },
  'rows that are there twice': {
    change: ({ parts }) => {
      const rows = parts.find(({ name }) => name.startsWith('database/post/'));
      if (rows) parts.push({ ...rows, name: 'database/post/000009.copy' });
    },
    says: /can't be restored: duplicate key/,
  },
  'rows that refer to nothing': {
    change: ({ parts }) => {
      const at = parts.findIndex(({ name }) => name.startsWith('database/author/'));
      expect(at).toBeGreaterThan(-1);
      parts.splice(at, 1);
    },
    says: /can't be restored: .*violates foreign key/,
  },
  'a step after a deployment that is none': {
    change: ({ manifest }) => manifest.schema.after.push('9999_nothing.sql'),
    says: /can't be restored: ENOENT/,
  },
  'a schema that nobody knows': {
    change: ({ manifest }) => Object.assign(manifest.schema, { name: 'two\nlines', when: 5 }),
    says: /has the schema two lines, which this program doesn't know/,
  },
  'a link': {
    change: ({ parts }) =>
      parts.push({ name: 'media/link', type: 'symlink', linkname: '/etc/passwd', content: Buffer.alloc(0) }),
    says: /is not a whole backup: media\/link is no file\./,
  },
  'a hard link': {
    change: ({ parts }) =>
      parts.push({ name: 'media/link', type: 'link', linkname: 'media/film.mp4', content: Buffer.alloc(0) }),
    says: /is not a whole backup: media\/link is no file\./,
  },
  'a device': {
    change: ({ parts }) => parts.push({ name: 'media/null', type: 'character-device', content: Buffer.alloc(0) }),
    says: /is not a whole backup: media\/null is no file\./,
  },
  'a way out of the folder': {
    change: ({ parts }) => parts.push({ name: 'media/../../out', content: Buffer.from('out') }),
    says: /names a file that leads out of its folder/,
  },
  'a key with another name': {
    change: ({ parts }) => parts.push({ name: 'keys/pglite/PG_VERSION', content: Buffer.from('9') }),
    says: /names a file that leads out of its folder/,
  },
  'a file that is a folder as well': {
    change: ({ parts }) => parts.push({ name: 'media/film.mp4/film.mp4', content: Buffer.from('film') }),
    says: /can't be restored: /,
  },
  'a file with a name that no disk holds': {
    change: ({ parts }) => parts.push({ name: `media/${'a'.repeat(300)}`, content: Buffer.from('film') }),
    says: /can't be restored: ENAMETOOLONG/,
  },
  'a file twice': {
    change: ({ parts }) => parts.push({ name: 'media/film.mp4', content: Buffer.from('another') }),
    says: /is not a whole backup: its manifest is wrong at parts\./,
  },
  'a file of another kind': {
    change: ({ parts }) => parts.push({ name: 'etc/passwd', content: Buffer.from('root') }),
    says: /is not a whole backup: its manifest is wrong at parts\.\d+\.name\./,
  },
  'a manifest of another form': {
    change: (archive) => Object.assign(archive.manifest, { tables: { post: [] } }),
    says: /is not a whole backup: its manifest is wrong at tables\./,
  },
};

async function tamper(name: string): Promise<string> {
  const archive = structuredClone(whole);
  for (const part of archive.parts) part.content = Buffer.from(part.content);
  tampered[name]?.change(archive);
  const path = join(folder, `${Object.keys(tampered).indexOf(name)}.tar.gz`);
  await write(path, archive);
  return path;
}

test.each(Object.keys(tampered))(
  '%s is refused in one line, and nothing is there afterwards',
  async (name) => {
    const path = await tamper(name);
    const refusal = await restoreBackup({ file: path, place: empty }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BackupError);
    const { message } = refusal as Error;
    expect(message).toMatch(tampered[name]?.says ?? '');
    expect(message).not.toMatch(/\p{Cc}/u);
    for (const dir of [empty.dataDir, empty.mediaDir]) {
      expect(await readdir(dir).catch(() => [])).toEqual([]);
    }
  },
  60_000,
);

test('the command says that line alone, and fails', async () => {
  const path = await tamper('a sequence with statements in its name');
  const env = {
    ...process.env,
    DATABASE_URL: empty.databaseUrl ?? '',
    DATA_DIR: empty.dataDir,
    MEDIA_DIR: empty.mediaDir,
  };
  const main = join(projectRoot, 'src/server/start/main.ts');
  const ended = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', main, 'restore', path], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
  });
  expect(ended).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The backup names a sequence that its schema does not have: [^\n]+\n$/),
  });
}, 60_000);

test('the place that has refused them all takes what this file writes unchanged', async () => {
  const path = join(folder, 'again.tar.gz');
  await write(path, whole);
  await restoreBackup({ file: path, place: empty });
  expect(await readFile(join(empty.mediaDir, 'film.mp4'), 'utf8')).toBe('film');
}, 60_000);
