import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMediaDir } from '#src/server/config/projectRoot.ts';
import { noFacts, readFilmFacts } from '#src/server/services/writing/media/readFilmFacts.ts';

const recorded = join(import.meta.dirname, '../../../../../support/media');
const podcast = join(import.meta.dirname, '../../../../../../public/media/podcast');
const sound = (durationSeconds: number) => ({ durationSeconds, width: null, height: null });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-film-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Silence of 8 kHz in one channel of 16 bits. */
function wav(seconds: number): Buffer {
  const header = Buffer.alloc(44);
  const bytes = seconds * 16_000;
  header.write('RIFF');
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, Buffer.alloc(bytes)]);
}

test.each([
  ['an MP4', join(sampleMediaDir, 'java-cykly.mp4'), { durationSeconds: 95.1, width: 1280, height: 720 }],
  [
    'an MP4 in pieces, as a browser records it',
    join(recorded, 'film.mp4'),
    { durationSeconds: 1.1, width: 64, height: 48 },
  ],
  ['a WebM', join(recorded, 'film.webm'), noFacts],
  ['an OGG', join(recorded, 'sound.ogg'), sound(1.2)],
  ['an MP3', join(podcast, 'chyby-su-dobra-sprava.mp3'), sound(223.2)],
])('%s says how long it plays and how large it is', async (_what, path, facts) => {
  expect(await readFilmFacts(path)).toEqual(facts);
});

test('a WAV says how long it plays', async () => {
  const path = join(folder, 'ticho.wav');
  await writeFile(path, wav(2.5));
  expect(await readFilmFacts(path)).toEqual(sound(2.5));
});

test.each([
  ['MP4', Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f32', 'hex')],
  ['WebM', Buffer.from('1a45dfa3874282847765626d18538067ffffffffffffffff', 'hex')],
  ['OGG', Buffer.from('4f676753000200000000000000000100000000000000', 'hex')],
  ['MP3', Buffer.from('494433030000000000', 'hex')],
  ['WAV', Buffer.from('52494646ffffffff57415645', 'hex')],
])('of a gigabyte that only begins as %s nothing is known, and soon', async (_what, beginning) => {
  const path = join(folder, 'dlhy');
  const file = await open(path, 'w');
  await file.write(beginning);
  await file.truncate(2 ** 30);
  await file.close();
  const start = performance.now();
  expect(await readFilmFacts(path)).toEqual(noFacts);
  expect(performance.now() - start).toBeLessThan(4_000);
});

test('what a file names its own pictures is not printed', async () => {
  const film = await readFile(join(recorded, 'film.mp4'));
  const path = join(folder, 'vymysleny');
  await writeFile(path, film.toString('latin1').replaceAll('vp09', 'a\nb!'), 'latin1');
  expect(await readFilmFacts(path)).toEqual({ durationSeconds: 1.1, width: 64, height: 48 });
});

test('whatever has become of a file, reading it ends without an error', async () => {
  const files = await Promise.all(['film.mp4', 'sound.ogg'].map((name) => readFile(join(recorded, name))));
  const path = join(folder, 'pokazeny');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files, wav(0.01)),
      fc.array(fc.tuple(fc.nat(1_500), fc.nat(255)), { maxLength: 8 }),
      fc.nat(1_500),
      async (whole, changes, end) => {
        const bytes = Buffer.from(whole.subarray(0, end));
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
        await writeFile(path, bytes);
        const { durationSeconds } = await readFilmFacts(path);
        expect(durationSeconds ?? 1).toBeGreaterThan(0);
      },
    ),
    { numRuns: 300 },
  );
});
