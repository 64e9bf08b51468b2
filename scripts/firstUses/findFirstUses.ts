import { featuresOf } from './featuresOf.ts';
import type { TaughtCourse } from './readCourse.ts';
import { terms } from './terms.ts';

export interface FirstUse {
  /** A feature of the language as it is written, or a word. */
  use: string;
  lecture: string;
  file: string;
  line: number;
  /** Where it is taught; `null`: nowhere before or in the course. */
  taughtIn: string | null;
  /** Why it may be used before. */
  because: string | null;
}

export interface FirstUses {
  /** In the order in which a reader meets them. */
  uses: FirstUse[];
  /** Those that are used before, or are never taught, and nothing excuses that. */
  early: FirstUse[];
  /** What a table names and no course has. */
  unknown: string[];
}

/** Where a course first uses what; `before` are the courses that its readers have behind them. */
export function findFirstUses(course: TaughtCourse, before: readonly TaughtCourse[] = []): FirstUses {
  const taughtBefore = new Set(before.flatMap(({ teaches }) => [...teaches.values()].flat()));
  const order = course.lectures.map(({ id }) => id);
  const taughtIn = new Map<string, string>();
  for (const id of order) {
    for (const use of course.teaches.get(id) ?? []) if (!taughtIn.has(use)) taughtIn.set(use, id);
  }
  const seen = new Map<string, FirstUse>();
  for (const { id, file, programs, paragraphs } of course.lectures) {
    const note = (use: string, line: number) => {
      if (taughtBefore.has(use)) return;
      const excuse = course.later.find((one) => one.use === use && one.lecture === id);
      const first = seen.get(use);
      // After a use that is excused the next lecture is asked again.
      if (first && (first.lecture === id || first.because === null)) return;
      const home = taughtIn.get(use) ?? null;
      const found = { use, lecture: id, file, line, taughtIn: home, because: excuse?.because ?? null };
      if (!first) seen.set(use, found);
      else if (isEarly(found, order)) seen.set(use, found);
    };
    for (const { text, line } of programs) for (const use of featuresOf(text) ?? []) note(use, line);
    for (const { text, line } of paragraphs) {
      for (const [term, forms] of Object.entries(terms)) if (forms.test(text)) note(term, line);
    }
  }
  const uses = [...seen.values()];
  const unknown = [
    ...[...course.teaches.keys()].filter((id) => !order.includes(id)),
    ...course.later.map(({ lecture }) => lecture).filter((id) => !order.includes(id)),
  ];
  return { uses, early: uses.filter((use) => isEarly(use, order)), unknown };
}

function isEarly({ lecture, taughtIn, because }: FirstUse, order: readonly string[]): boolean {
  if (because !== null) return false;
  return taughtIn === null || order.indexOf(lecture) < order.indexOf(taughtIn);
}
