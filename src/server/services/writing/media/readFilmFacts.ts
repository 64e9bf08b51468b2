import { type FileHandle, open } from 'node:fs/promises';

export interface FilmFacts {
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
}

const unknown: FilmFacts = { durationSeconds: null, width: null, height: null };

/** More than any film of ours needs for what it says of itself. */
const longestHeader = 16 * 1024 * 1024;

/** How long an MP4 plays and how large it is, as it says at its beginning or end; of other formats nothing is known. */
export async function readFilmFacts(path: string, format: string): Promise<FilmFacts> {
  if (format !== 'mp4' && format !== 'm4a') return unknown;
  const file = await open(path);
  try {
    const movie = await findMovie(file);
    return movie ? factsOf(movie) : unknown;
  } finally {
    await file.close();
  }
}

/** A box is its length in four bytes, its name in four, and what is in it; a length of 1 stands in eight bytes behind the name. */
async function findMovie(file: FileHandle): Promise<Buffer | null> {
  const { size } = await file.stat();
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= size; ) {
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < 8) return null;
    if (head.toString('latin1', 4, 8) === 'moov') {
      const movie = Buffer.alloc(Math.min(length, size - at, longestHeader));
      await file.read(movie, 0, movie.length, at);
      return movie;
    }
    at += length;
  }
  return null;
}

function factsOf(movie: Buffer): FilmFacts {
  const header = bodyOf(movie, 'mvhd', 0);
  const isLong = header?.[0] === 1;
  if (!header || header.length < (isLong ? 32 : 20)) return unknown;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const facts = { ...unknown, durationSeconds: scale > 0 ? Math.round((duration / scale) * 10) / 10 : null };
  // The first track that is seen: a sound has no size.
  for (let at = movie.indexOf('tkhd'); at !== -1; at = movie.indexOf('tkhd', at + 4)) {
    const track = bodyOf(movie, 'tkhd', at);
    const end = track?.[0] === 1 ? 96 : 84;
    if (!track || track.length < end) continue;
    const [width, height] = [track.readUInt16BE(end - 8), track.readUInt16BE(end - 4)];
    if (width > 0 && height > 0) return { ...facts, width, height };
  }
  return facts;
}

function bodyOf(movie: Buffer, name: string, from: number): Buffer | null {
  const at = movie.indexOf(name, from);
  return at === -1 ? null : movie.subarray(at + 4);
}
