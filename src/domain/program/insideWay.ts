import { type ExpressionRow, expressionRows } from './expressionRows.ts';
import type { Step } from './steps.ts';

/** A step, and which of the rows of its line. A step without rows has one place. */
export interface InsidePlace {
  at: number;
  row: number;
}

/** The way through a program that goes into its lines, in the order in which everything happens. */
export interface InsideWay {
  places: InsidePlace[];
  /** Where the places of a step are on the way, row by row. */
  indexes: number[][];
  /** Of each step. */
  rows: ExpressionRow[][];
}

/** A line that calls stands before the steps of the call, too: with what it had counted by then. */
export function insideWay(code: string, steps: readonly Step[]): InsideWay {
  const rows = steps.map((step) => expressionRows(code, step));
  const places: InsidePlace[] = [];
  const indexes: number[][] = steps.map(() => []);
  const owners = new Map<number, { at: number; done: number }>();
  for (const [at, { inside = [] }] of steps.entries()) {
    for (const [index, { enters }] of inside.entries()) {
      // The innermost one comes first: what is around it has begun before.
      if (enters !== undefined && enters < at && !owners.has(enters)) owners.set(enters, { at, done: index });
    }
  }
  const add = (at: number, isBefore: (row: ExpressionRow) => boolean) => {
    const of = rows[at] ?? [];
    for (let row = indexes[at]?.length ?? 0; row < Math.max(1, of.length); row += 1) {
      const one = of[row];
      if (one && !isBefore(one)) return;
      indexes[at]?.push(places.length);
      places.push({ at, row });
    }
  };
  for (const at of steps.keys()) {
    const owner = owners.get(at);
    // The last row is where the line is done.
    if (owner && (rows[owner.at]?.length ?? 0) > 1) {
      const last = rows[owner.at]?.at(-1);
      add(owner.at, (row) => row !== last && row.done <= owner.done);
    }
    add(at, () => true);
  }
  return { places, indexes, rows };
}

const indexOf = (way: InsideWay, { at, row }: InsidePlace) => way.indexes[at]?.[row] ?? way.indexes[at]?.at(-1) ?? 0;

/** Where on the way a place is, from 1. */
export const placeNumber = (way: InsideWay, place: InsidePlace): number => indexOf(way, place) + 1;

/** The place behind, without the steps of a call that the line makes, or none. */
export function placeBehind(way: InsideWay, place: InsidePlace): InsidePlace | null {
  const { at, row } = place;
  if (row + 1 < (way.indexes[at]?.length ?? 0)) return { at, row: row + 1 };
  return way.places[indexOf(way, place) + 1] ?? null;
}

/** The place before, in the same way. */
export function placeBefore(way: InsideWay, place: InsidePlace): InsidePlace | null {
  const { at, row } = place;
  if (row > 0) return { at, row: Math.min(row, way.indexes[at]?.length ?? 1) - 1 };
  return way.places[indexOf(way, place) - 1] ?? null;
}

/** Whether the line of a place is done there: at its last row. */
export const isLineDone = (way: InsideWay, { at, row }: InsidePlace): boolean => row >= (way.rows[at]?.length ?? 0) - 1;

/** What the program has at a place: before a line is done, what it had behind the one that was done last. */
export function stepAtPlace(way: InsideWay, steps: readonly Step[], place: InsidePlace): Step | undefined {
  const step = steps[place.at];
  if (!step || isLineDone(way, place)) return step;
  let index = indexOf(way, place) - 1;
  for (let before = way.places[index]; before && !isLineDone(way, before); before = way.places[index]) index -= 1;
  const before = steps[way.places[index]?.at ?? -1];
  const frames = step.frames.map((frame, depth) => ({ ...frame, variables: before?.frames[depth]?.variables ?? [] }));
  const { line, event } = step;
  return {
    line,
    event,
    frames,
    printed: before?.printed ?? 0,
    ...(before?.begun === undefined ? {} : { begun: before.begun }),
    ...(before?.drawn === undefined ? {} : { drawn: before.drawn }),
  };
}
