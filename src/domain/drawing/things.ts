import type { Field, Thing } from './drawing.ts';
import { boxAt, pathOf, type Shape, smallest, textAt, widthOf } from './sheet.ts';

const listSizes = [22, 20, 18, 16, smallest];
const rowHeight = 36;
const indexHeight = 30;
const padding = 14;
const corner = 9;

/** A list or an object that has found its room. */
export interface Measured {
  width: number;
  height: number;
  /** How far below its upper edge an arrow leads to. */
  aim: number;
  draw: (x: number, y: number) => Shape[];
}

interface Room {
  width: number;
  /** How high the boxes of a list are, and how wide each is where it may be. */
  height: number;
  box: number;
}

/** `null`: it does not fit. `was` is the value that the lit property had. */
export function measureThing(thing: Thing, room: Room, was: string | null = null): Measured | null {
  if (thing.kind === 'fields') return measureFields(thing.fields, thing.lit, room, was);
  if (thing.items.length === 0) return emptyList(room);
  const found = boxesFor(thing.items, room);
  return found && listOf(thing.items, thing.lit, found, room.height);
}

function emptyList({ width, height, box }: Room): Measured {
  const own = Math.min(width, Math.max(box * 1.6, widthOf('prázdne') + padding));
  return {
    width: own,
    height: height + indexHeight,
    aim: height / 2,
    draw: (x, y) => [
      boxAt(x, y, own, height, 'empty', corner),
      textAt(x + own / 2, y + height / 2, 'prázdne', 'words'),
    ],
  };
}

interface Boxes {
  widths: number[];
  size: number;
}

/** All of one width if they can be, else each as wide as its value. */
function boxesFor(items: readonly string[], { width, box }: Room): Boxes | null {
  const usual = Math.min(box, width / items.length);
  for (const size of listSizes) {
    const widest = Math.max(...items.map((item) => widthOf(item, size))) + padding;
    const own = Math.max(widest, usual);
    if (own * items.length <= width) return { widths: items.map(() => own), size };
  }
  const widths = items.map((item) => Math.max(30, widthOf(item) + padding));
  return sum(widths) <= width ? { widths, size: smallest } : null;
}

function listOf(items: readonly string[], lit: number | null, { widths, size }: Boxes, height: number): Measured {
  const width = sum(widths);
  return {
    width,
    height: height + indexHeight,
    aim: height / 2,
    draw: (x, y) => {
      const starts = widths.map((_, index) => x + sum(widths.slice(0, index)));
      const inner = starts.slice(1).map((start) => `M${start} ${y}v${height}`);
      const place = (index: number) => (starts[index] ?? x) + (widths[index] ?? 0) / 2;
      const [first, last] = [lit === 0, lit === items.length - 1];
      return [
        boxAt(x, y, width, height, 'box', corner),
        ...(inner.length > 0 ? [pathOf(inner.join(''), 'line')] : []),
        ...(lit === null ? [] : [litPart(starts[lit] ?? x, y, widths[lit] ?? 0, height, [first, last, last, first])]),
        ...items.flatMap((item, index) => [
          textAt(place(index), y + height / 2, item, 'value', size),
          textAt(place(index), y + height + 20, String(index), index === lit ? 'lit' : 'quiet'),
        ]),
      ];
    },
  };
}

/** A part of boxes that stand together, round where they end: corners from the upper left one, as a clock goes. */
function litPart(x: number, y: number, width: number, height: number, corners: readonly boolean[]): Shape {
  const [a = 0, b = 0, c = 0, d = 0] = corners.map((isRound) => (isRound ? corner : 0));
  const arc = (round: number, dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return pathOf(
    `M${x + a} ${y}h${width - a - b}${arc(b, b, b)}v${height - b - c}${arc(c, -c, c)}` +
      `h${c + d - width}${arc(d, -d, -d)}v${a + d - height}${arc(a, a, -a)}z`,
    'lit',
  );
}

/** Names at the left, values at the right. */
function measureFields(
  fields: readonly Field[],
  lit: number | null,
  { width: room, box }: Room,
  was: string | null,
): Measured | null {
  const names = Math.max(...fields.map(({ name }) => widthOf(name))) + padding + 4;
  const old = was === null ? 0 : widthOf(was) + padding;
  const valuesOf = (size: number) =>
    Math.max(...fields.map(({ value }, index) => widthOf(value, size) + (index === lit ? old : 0))) + padding + 6;
  const size = [18, 16, smallest].find((one) => names + valuesOf(one) <= room);
  if (size === undefined) return null;
  const width = Math.max(names + valuesOf(size), Math.min(3 * box, room));
  const height = fields.length * rowHeight;
  return {
    width,
    height,
    aim: height / 2,
    draw: (x, y) => {
      const rows = fields.map((_, index) => y + index * rowHeight);
      const lines = rows.slice(1).map((row) => `M${x} ${row}h${width}`);
      const [first, last] = [lit === 0, lit === rows.length - 1];
      return [
        boxAt(x, y, width, height, 'box', corner),
        pathOf(`${lines.join('')}M${x + names} ${y}v${height}`, 'line'),
        ...(lit === null ? [] : [litPart(x, rows[lit] ?? y, width, rowHeight, [first, first, last, last])]),
        ...fields.flatMap(({ name, value }, index) => {
          const middle = (rows[index] ?? y) + rowHeight / 2;
          const isLit = index === lit;
          const start = x + names + 10;
          return [
            textAt(x + 10, middle, name, isLit ? 'lit' : 'quiet', smallest, 'start'),
            ...(isLit && was !== null ? [textAt(start, middle, was, 'struck', smallest, 'start')] : []),
            textAt(start + (isLit ? old : 0), middle, value, 'value', size, 'start'),
          ];
        }),
      ];
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0);
