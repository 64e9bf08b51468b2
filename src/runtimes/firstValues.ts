import type { FirstValues, PlainValue } from '#src/contract/exercise.ts';
import type { Begun } from './runtime.ts';

/** Where a value stands in a program. */
export interface Place {
  start: number;
  end: number;
}

/** Puts each value in the place that `find` knows for its name; a place of several lines keeps them. */
export function putFirstValues(
  code: string,
  values: FirstValues,
  find: (name: string) => Place | null,
  write: (value: PlainValue) => string,
): Begun {
  const places: (Place & { text: string })[] = [];
  for (const [name, value] of Object.entries(values)) {
    const place = find(name);
    if (!place) return { missing: name };
    const lines = code.slice(place.start, place.end).replace(/[^\n]/g, '');
    places.push({ ...place, text: lines ? `(${write(value)}${lines})` : write(value) });
  }
  // From the end, so that places before keep their numbers.
  places.sort((a, b) => b.start - a.start);
  return {
    code: places.reduce((now, { start, end, text }) => now.slice(0, start) + text + now.slice(end), code),
  };
}
