import { shortValue } from './stepChanges.ts';
import type { StepLanguage } from './stepSentence.ts';
import type { StepFrame, StepValue } from './steps.ts';

type Group = Extract<StepValue, { more: number }>;

/** One list or object that is held at more places than one. */
export interface Shared {
  same: number;
  value: Group;
  /** Where it is held: `prve`, `matica[0]`, `ziak.znamky`. */
  places: string[];
  /** Those of the places that are variables. */
  names: string[];
}

/** Runtimes go no deeper, either. */
const deepest = 6;

/** Which lists and objects of a call are one and the same. */
export function sharedIn({ variables }: StepFrame): Shared[] {
  const found = new Map<number, Shared>();
  const look = (value: StepValue, place: string, name: string | null, depth: number) => {
    if ('text' in value) return;
    const known = value.same === undefined ? undefined : found.get(value.same);
    if (known) {
      known.places.push(place);
      if (name !== null) known.names.push(name);
      // What is in it has been seen: it is held once.
      return;
    }
    if (value.same !== undefined)
      found.set(value.same, { same: value.same, value, places: [place], names: name === null ? [] : [name] });
    if (depth >= deepest) return;
    const inner: [string, StepValue][] =
      'items' in value
        ? value.items.map((item, index) => [`${place}[${index}]`, item])
        : value.entries.map(([of, one]) => [`${place}.${of}`, one]);
    for (const [at, one] of inner) look(one, at, null, depth + 1);
  };
  // What has a name of its own is found by it.
  for (const { name, value } of variables) look(value, name, name, 0);
  return [...found.values()].filter(({ places }) => places.length > 1);
}

/** „Mená prve a druhe ukazujú na to isté pole 1, 2, 3“, for who does not see the arrows. */
export function sharedWords({ value, places, names }: Shared, language: StepLanguage): string {
  const isArray = 'items' in value && language !== 'python';
  const what = isArray ? 'to isté pole' : 'items' in value ? 'ten istý zoznam' : 'ten istý objekt';
  const parts =
    'items' in value ? value.items.map(shortValue) : value.entries.map(([of, one]) => `${of}: ${shortValue(one)}`);
  const inside = [...parts, ...(value.more > 0 ? [`a\u00A0ešte ${value.more}`] : [])].join(', ');
  const who = names.length === places.length ? 'Mená' : 'Miesta';
  const all = [places.slice(0, -1).join(', '), places.at(-1)].join(' a\u00A0');
  const isEmpty = isArray ? ', ktoré je prázdne' : ', ktorý je prázdny';
  return `${who} ${all} ukazujú na ${what}${inside === '' ? isEmpty : ` ${inside}`}`;
}
