import { open } from 'node:fs/promises';

export interface FilmFacts {
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
}

export const noFacts: FilmFacts = { durationSeconds: null, width: null, height: null };

/** Of a file more than any film or recording of ours needs to say of itself; a broken one could be read to its end. */
const mostRead = 16 * 1024 * 1024;
/** What a reading counts for at least, however little it asks for: there are so many of them at most. */
const leastRead = 1024;

/** How long a film or a recording plays and how large it is; of a WebM, and of what is broken, nothing is known. */
export async function readFilmFacts(path: string): Promise<FilmFacts> {
  // It is large, and most processes never meet a film.
  const { CustomSource, Input, Logging, LogLevel, MP3, MP4, OGG, WAVE } = await import('mediabunny');
  // What a file says of itself is not written into the log: that is any bytes at all.
  Logging.level = LogLevel.Silent;
  const file = await open(path);
  let left = mostRead;
  const source = new CustomSource({
    getSize: async () => (await file.stat()).size,
    read: async (start, end) => {
      left -= Math.max(end - start, leastRead);
      if (left < 0) throw new Error('It says too little of itself.');
      return (await file.read(Buffer.alloc(end - start), 0, end - start, start)).buffer;
    },
  });
  // Not of a WebM: one that is made for it has the library go round for ever, and the process with it.
  const input = new Input({ formats: [MP4, MP3, OGG, WAVE], source });
  try {
    // An MP3 would be read to its end; an MP4 that came in pieces says the length of the first one.
    const isMp3 = (await input.getFormat()) === MP3;
    const seconds = (isMp3 && (await input.getDurationFromMetadata())) || (await input.computeDuration());
    const tenths = Math.round(seconds * 10) / 10;
    const film = await input.getPrimaryVideoTrack();
    return {
      durationSeconds: tenths > 0 && Number.isFinite(tenths) ? tenths : null,
      width: film && (await film.getDisplayWidth()),
      height: film && (await film.getDisplayHeight()),
    };
  } catch {
    // Whatever it is, it is served as it came.
    return noFacts;
  } finally {
    input.dispose();
    await file.close();
  }
}
