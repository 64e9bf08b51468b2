/** A lecture as a line of its course's program; numbers count through the whole course. */
export interface ProgramLine {
  number: number;
  name: string;
  minutes: number;
  state: 'done' | 'current' | 'ahead';
}

interface Outline {
  chapters: readonly { lectures: readonly { id: string; name: string; minutes: number }[] }[];
}

const shownLines = 6;
/** So many of them stand before the current one. */
const linesBefore = 2;

/** The lines around the lecture that comes next, six where the course has so many; none for a lecture that is not in it. */
export function programAround(
  { chapters }: Outline,
  nextId: string,
  completedIds: Pick<ReadonlySet<string>, 'has'>,
): ProgramLine[] {
  const lectures = chapters.flatMap((chapter) => chapter.lectures);
  const current = lectures.findIndex(({ id }) => id === nextId);
  if (current < 0) return [];
  const first = Math.max(0, Math.min(current - linesBefore, lectures.length - shownLines));
  return lectures.slice(first, first + shownLines).map(({ id, name, minutes }, index) => ({
    number: first + index + 1,
    name,
    minutes,
    state: stateOf(id === nextId, completedIds.has(id)),
  }));
}

function stateOf(isNext: boolean, isDone: boolean): ProgramLine['state'] {
  if (isNext) return 'current';
  return isDone ? 'done' : 'ahead';
}
