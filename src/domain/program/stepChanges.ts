import type { Step, StepValue } from './steps.ts';

/** What is in a box now, and was not before. */
export interface Change {
  /** Which call: the place of its frame. */
  depth: number;
  name: string;
  /** `null` when there was no such box. */
  before: StepValue | null;
  after: StepValue;
  /** Of a list or an object: the places that are other than before. */
  places: number[];
}

/** Which list it is says `same` of one step alone; what is in it is what is compared. */
const written = (value: StepValue | undefined) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'same' ? undefined : part));
const isSame = (a: StepValue | undefined, b: StepValue | undefined) => {
  if (a === b) return true;
  if (a && b && 'text' in a && 'text' in b) return a.text === b.text;
  return written(a) === written(b);
};

/** What a step has changed; with a name, only what is called so. */
export function changesOf(previous: Step | undefined, step: Step, only?: string): Change[] {
  return step.frames.flatMap((frame, depth) => {
    const before = earlierCall(previous, depth, frame.name);
    return frame.variables.flatMap(({ name, value }) => {
      if (only !== undefined && name !== only) return [];
      const old = before?.find((variable) => variable.name === name)?.value;
      if (isSame(old, value)) return [];
      return [{ depth, name, before: old ?? null, after: value, places: old ? changedPlaces(old, value) : [] }];
    });
  });
}

/** What the same call had in its boxes; a call that has returned is over. */
function earlierCall(previous: Step | undefined, depth: number, name: string) {
  if (!previous || (previous.event === 'return' && depth === previous.frames.length - 1)) return undefined;
  const frame = previous.frames[depth];
  return frame?.name === name ? frame.variables : undefined;
}

function changedPlaces(before: StepValue, after: StepValue): number[] {
  if ('items' in before && 'items' in after)
    return [...after.items.keys()].filter((place) => !isSame(before.items[place], after.items[place]));
  if ('entries' in before && 'entries' in after) {
    const old = new Map(before.entries);
    return [...after.entries.keys()].filter((place) => {
      const [name = '', value] = after.entries[place] ?? [];
      return !isSame(old.get(name), value);
    });
  }
  return [];
}

/** A value in one line, as it is named in a sentence. */
export function shortValue(value: StepValue): string {
  if ('text' in value) return value.text;
  const [open, close] = 'items' in value ? ['[', ']'] : ['{', '}'];
  const parts =
    'items' in value ? value.items.map(shortValue) : value.entries.map(([name, one]) => `${name}: ${shortValue(one)}`);
  const text = [...parts.slice(0, 6), ...(value.more > 0 || parts.length > 6 ? ['…'] : [])].join(', ');
  return open + (text.length > 60 ? `${text.slice(0, 60)}…` : text) + close;
}
