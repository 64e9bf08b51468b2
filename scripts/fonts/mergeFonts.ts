/**
 * Joins two cuts of one variable typeface into one file: the package has the basic and the accented letters apart. Spacing and
 * substitutions are those of the first; widths at each weight come from the outlines, so the table that repeats them is left out.
 */
import { letterTable, readLetters, readTables, tableOf, writeTables } from './fontTables.ts';

const longOffsets = 1;

interface Glyph {
  outline: Buffer;
  /** Advance width and left side bearing. */
  metrics: Buffer;
  /** How the outline changes with the weight. */
  variation: Buffer;
}

export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const tables = readTables(first);
  const added = readTables(second);
  for (const name of ['fvar', 'avar', 'OS/2']) checkSame(name, tables, added);

  const tuples = sharedTuples(tables.get('gvar'));
  const glyphs = readGlyphs(tables, 0);
  const known = new Map(glyphs.map((glyph, index) => [keyOf(glyph), index]));
  const places: number[] = [];
  // A glyph that is made of others follows its parts in no certain order: simple ones first.
  const addedGlyphs = readGlyphs(added, tuples.length / tupleSize(tables));
  const isComposite = ({ outline }: Glyph) => outline.length > 0 && outline.readInt16BE(0) < 0;
  const order = [...addedGlyphs.keys()].sort(
    (a, b) => Number(isComposite(addedGlyphs[a] as Glyph)) - Number(isComposite(addedGlyphs[b] as Glyph)),
  );
  for (const index of order) {
    const glyph = addedGlyphs[index] as Glyph;
    if (isComposite(glyph)) movePartsOf(glyph.outline, places);
    const place = known.get(keyOf(glyph)) ?? glyphs.push(glyph) - 1;
    known.set(keyOf(glyph), place);
    places[index] = place;
  }

  const letters = new Map(readLetters(second).map(([code, index]) => [code, places[index] ?? 0]));
  for (const [code, index] of readLetters(first)) letters.set(code, index);

  const head = Buffer.from(tableOf(tables, 'head'));
  head.writeInt16BE(longOffsets, 50);
  const hhea = Buffer.from(tableOf(tables, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  const outlines = glyphs.map(({ outline }) => Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]));
  tables.delete('HVAR');
  return writeTables(
    new Map([
      ...tables,
      ['head', head],
      ['hhea', hhea],
      ['maxp', largest(tableOf(tables, 'maxp'), tableOf(added, 'maxp'), glyphs.length)],
      ['hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics))],
      ['glyf', Buffer.concat(outlines)],
      ['loca', offsetsOf(outlines)],
      ['gvar', writeVariations(tableOf(tables, 'gvar'), [tuples, sharedTuples(added.get('gvar'))], glyphs)],
      ['cmap', letterTable([...letters].sort(([a], [b]) => a - b))],
    ]),
  );
}

function checkSame(name: string, tables: Map<string, Buffer>, added: Map<string, Buffer>): void {
  // The range of letters and the first and last one may differ in OS/2; its heights may not.
  const part = (buffer: Buffer) => (name === 'OS/2' ? buffer.subarray(68, 78) : buffer);
  if (!part(tableOf(tables, name)).equals(part(tableOf(added, name))))
    throw new Error(`The two cuts differ in ${name}.`);
}

function keyOf({ outline, metrics, variation }: Glyph): string {
  return [outline, metrics, variation].map((part) => part.toString('base64')).join();
}

function readGlyphs(tables: Map<string, Buffer>, firstTuple: number): Glyph[] {
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  const [loca, glyf, hmtx, gvar] = (['loca', 'glyf', 'hmtx', 'gvar'] as const).map((name) => tableOf(tables, name)) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const isLong = tableOf(tables, 'head').readInt16BE(50) === longOffsets;
  const outlineAt = (index: number) => (isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  const fullMetrics = tableOf(tables, 'hhea').readUInt16BE(34);
  const data = gvar.readUInt32BE(16);
  const isLongVariation = (gvar.readUInt16BE(14) & 1) === 1;
  const variationAt = (index: number) =>
    data + (isLongVariation ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index));
  return Array.from({ length: count }, (_, index) => {
    const lastFull = Math.min(index, fullMetrics - 1);
    const bearing = index < fullMetrics ? 4 * index + 2 : 4 * fullMetrics + 2 * (index - fullMetrics);
    return {
      outline: Buffer.from(glyf.subarray(outlineAt(index), outlineAt(index + 1))),
      metrics: Buffer.concat([hmtx.subarray(4 * lastFull, 4 * lastFull + 2), hmtx.subarray(bearing, bearing + 2)]),
      variation: moveTuples(
        Buffer.from(gvar.subarray(variationAt(index), variationAt(index + 1))),
        firstTuple,
        tupleSize(tables),
      ),
    };
  });
}

/** Numbers of the glyphs that an outline is made of become those of the joined file. */
function movePartsOf(outline: Buffer, places: number[]): void {
  const flag = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 };
  for (let at = 10, more = true; more; ) {
    const flags = outline.readUInt16BE(at);
    const place = places[outline.readUInt16BE(at + 2)];
    if (place === undefined) throw new Error('A glyph is made of one that is made of others.');
    outline.writeUInt16BE(place, at + 2);
    at += flags & flag.words ? 8 : 6;
    at += flags & flag.scale ? 2 : flags & flag.twoScales ? 4 : flags & flag.matrix ? 8 : 0;
    more = (flags & flag.more) !== 0;
  }
}

const tupleSize = (tables: Map<string, Buffer>) => 2 * tableOf(tables, 'gvar').readUInt16BE(4);

function sharedTuples(gvar: Buffer | undefined): Buffer {
  if (!gvar) throw new Error('The typeface has one weight only.');
  const start = gvar.readUInt32BE(8);
  return gvar.subarray(start, start + gvar.readUInt16BE(6) * 2 * gvar.readUInt16BE(4));
}

/** References to the file's list of tuples go on where the first file's list ends. */
function moveTuples(variation: Buffer, firstTuple: number, size: number): Buffer {
  const flag = { ownPeak: 0x8000, between: 0x4000 };
  const count = variation.length > 0 ? variation.readUInt16BE(0) & 0xfff : 0;
  for (let n = 0, at = 4; n < count; n++) {
    const index = variation.readUInt16BE(at + 2);
    if (!(index & flag.ownPeak)) variation.writeUInt16BE(index + firstTuple, at + 2);
    at += 4 + (index & flag.ownPeak ? size : 0) + (index & flag.between ? 2 * size : 0);
  }
  return variation;
}

function writeVariations(gvar: Buffer, tuples: Buffer[], glyphs: Glyph[]): Buffer {
  const shared = Buffer.concat(tuples);
  const offsets = offsetsOf(glyphs.map(({ variation }) => variation));
  const head = Buffer.from(gvar.subarray(0, 20));
  head.writeUInt16BE(shared.length / (2 * gvar.readUInt16BE(4)), 6);
  head.writeUInt32BE(head.length + offsets.length, 8);
  head.writeUInt16BE(glyphs.length, 12);
  head.writeUInt16BE(longOffsets, 14);
  head.writeUInt32BE(head.length + offsets.length + shared.length, 16);
  return Buffer.concat([head, offsets, shared, ...glyphs.map(({ variation }) => variation)]);
}

function offsetsOf(parts: Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (parts.length + 1));
  let end = 0;
  for (const [index, { length }] of parts.entries()) {
    end += length;
    offsets.writeUInt32BE(end, 4 * (index + 1));
  }
  return offsets;
}

/** The largest sizes of both, with the new number of glyphs. */
function largest(first: Buffer, second: Buffer, count: number): Buffer {
  const maxp = Buffer.from(first);
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(first.readUInt16BE(at), second.readUInt16BE(at)), at);
  maxp.writeUInt16BE(count, 4);
  return maxp;
}
