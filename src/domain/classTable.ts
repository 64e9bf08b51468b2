import type { ClassTable } from '#src/contract/schoolClass.ts';
import { formOf } from './plural.ts';

export interface ClassColumn {
  key: string;
  /** What stands above it, and what that is. */
  head: string;
  title: string;
  /** The tasks that it counts, as places in the course's order. */
  tasks: readonly number[];
}

export interface ClassGroup {
  key: string;
  number: number;
  name: string;
  columns: ClassColumn[];
}

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/**
 * The columns of a class: of the whole course a chapter's lectures, of one chapter a lecture's tasks. What has no tasks has no
 * column.
 */
export function classGroups({ chapters }: Pick<ClassTable, 'chapters'>, chapterId: string | null): ClassGroup[] {
  let place = 0;
  let lectureNumber = 0;
  const groups: ClassGroup[] = [];
  for (const [index, { id, name, lectures }] of chapters.entries()) {
    const columns: ClassColumn[] = [];
    for (const lecture of lectures) {
      lectureNumber += 1;
      const tasks = numbersFrom(place, lecture.tasks);
      place += lecture.tasks;
      if (tasks.length === 0) continue;
      columns.push({ key: lecture.id, head: `${lectureNumber}`, title: lecture.name, tasks });
      if (id !== chapterId) continue;
      const single = tasks.map((task, at) => ({
        key: `${lecture.id}-${at}`,
        head: `${at + 1}.`,
        title: `${lecture.name}, ${at + 1}. úloha`,
        tasks: [task],
      }));
      groups.push({ key: lecture.id, number: lectureNumber, name: lecture.name, columns: single });
    }
    if (chapterId === null && columns.length > 0) groups.push({ key: id, number: index + 1, name, columns });
  }
  return groups;
}

/** How many of these tasks somebody has passed. */
export function passedOf(passed: ReadonlySet<number>, tasks: readonly number[]): number {
  return tasks.filter((task) => passed.has(task)).length;
}

/** „Pridalo sa 8 ľudí“, without the full stop. */
export function membersInWords(count: number): string {
  if (count === 0) return 'Zatiaľ sa nikto nepridal';
  return formOf(count, {
    one: 'Pridal sa 1\u00A0človek',
    few: `Pridali sa ${count}\u00A0ľudia`,
    many: `Pridalo sa ${count}\u00A0ľudí`,
    other: `Pridalo sa ${count}\u00A0ľudí`,
  });
}
