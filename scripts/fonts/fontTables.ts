/** The container of TrueType files: a directory of tables, and the table that gives each letter its glyph. */

export function readTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, n) => {
      const at = 12 + 16 * n;
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

export function tableOf(tables: Map<string, Buffer>, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`The typeface has no table ${name}.`);
  return found;
}

/** Without checksums: who cuts the result writes them. */
export function writeTables(tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const bodies: Buffer[] = [];
  let start = directory.length;
  for (const [n, [name, body]] of sorted.entries()) {
    const at = 12 + 16 * n;
    directory.write(name.padEnd(4), at, 'latin1');
    directory.writeUInt32BE(start, at + 8);
    directory.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    start += padded.length;
  }
  return Buffer.concat([directory, ...bodies]);
}

/** Pairs of letter and glyph, of a typeface that lists its letters in segments (format 4), as the cutting tool does below U+10000. */
export function readLetters(font: Buffer): [letter: number, glyph: number][] {
  const cmap = tableOf(readTables(font), 'cmap');
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(4 + 8 * n + 4));
  const start = records.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The typeface lists its letters in an unknown way.');
  const doubled = cmap.readUInt16BE(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled].map(
    (at) => start + at,
  ) as [number, number, number, number];
  const letters: [number, number][] = [];
  for (let at = 0; at < doubled; at += 2) {
    const offset = cmap.readUInt16BE(offsets + at);
    const first = cmap.readUInt16BE(starts + at);
    for (let letter = first; letter <= cmap.readUInt16BE(ends + at) && letter < 0xffff; letter++) {
      const delta = cmap.readUInt16BE(deltas + at);
      const glyph = offset === 0 ? letter : cmap.readUInt16BE(offsets + at + offset + 2 * (letter - first));
      letters.push([letter, (glyph + delta) & 0xffff]);
    }
  }
  return letters;
}

/** A `cmap` with a segment for each letter; the letters are sorted. */
export function letterTable(letters: [letter: number, glyph: number][]): Buffer {
  const segments: [letter: number, delta: number][] = letters.map(([letter, glyph]) => [
    letter,
    (glyph - letter) & 0xffff,
  ]);
  segments.push([0xffff, 1]);
  const search = 2 ** Math.floor(Math.log2(segments.length));
  const words = [
    [0, 1, 3, 1, 0, 12],
    [4, 16 + 8 * segments.length, 0],
    [2 * segments.length, 2 * search, Math.log2(search), 2 * (segments.length - search)],
    segments.map(([letter]) => letter),
    [0],
    segments.map(([letter]) => letter),
    segments.map(([, delta]) => delta),
    segments.map(() => 0),
  ].flat();
  const cmap = Buffer.alloc(2 * words.length);
  for (const [n, word] of words.entries()) cmap.writeUInt16BE(word, 2 * n);
  return cmap;
}
