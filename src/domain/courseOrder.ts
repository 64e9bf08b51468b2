import type { CourseOrder, CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { outOf } from './plural.ts';

type Chapters = CourseOrder['chapters'];
interface Ordered {
  id: string;
  lectures: readonly { id: string }[];
}

/** The order in which a tree stands. */
export function orderOf(chapters: readonly Ordered[]): Chapters {
  return chapters.map(({ id, lectures }) => ({ id, lectures: lectures.map((lecture) => lecture.id) }));
}

/** The tree in another order. What the order does not know of stays where the tree has it; what is gone is not missed. */
export function inOrder(tree: CourseTree['chapters'], order: Chapters): CourseTree['chapters'] {
  const lectures = new Map(tree.flatMap((chapter) => chapter.lectures).map((lecture) => [lecture.id, lecture]));
  const wanted = new Map(order.map((chapter, index) => [chapter.id, { index, lectures: chapter.lectures }]));
  const placeOf = ({ id }: { id: string }) => wanted.get(id)?.index ?? order.length;
  const chapters = tree.toSorted((one, other) => placeOf(one) - placeOf(other));
  const known = new Set(chapters.flatMap(({ id }) => wanted.get(id)?.lectures ?? []));
  return chapters.map((chapter) => ({
    ...chapter,
    lectures: [
      ...(wanted.get(chapter.id)?.lectures ?? []).flatMap((id) => lectures.get(id) ?? []),
      ...chapter.lectures.filter(({ id }) => !known.has(id)),
    ],
  }));
}

/** One step up or down: a chapter among chapters, a lecture also over the border of its chapter. */
export function stepped(order: Chapters, id: string, step: 1 | -1): Chapters {
  const chapterAt = order.findIndex((chapter) => chapter.id === id);
  if (chapterAt !== -1) return moved(order, chapterAt, chapterAt + step);
  const home = order.findIndex((chapter) => chapter.lectures.includes(id));
  const index = order[home]?.lectures.indexOf(id) ?? -1;
  const target = index + step;
  if (target >= 0 && target < (order[home]?.lectures.length ?? 0)) {
    return order.map((chapter, at) =>
      at === home ? { ...chapter, lectures: moved(chapter.lectures, index, target) } : chapter,
    );
  }
  const next = order[home + step];
  return next ? placed(order, id, next.id, step === 1 ? 0 : next.lectures.length) : order;
}

/** Where the row of another thing is, as rows make room for the one that is dragged over them. */
export function draggedOver(order: Chapters, id: string, overId: string): Chapters {
  if (id === overId) return order;
  const chapterAt = order.findIndex((chapter) => chapter.id === id);
  const overChapterAt = order.findIndex((chapter) => chapter.id === overId);
  if (chapterAt !== -1) return overChapterAt === -1 ? order : moved(order, chapterAt, overChapterAt);
  const rows = order.flatMap((chapter) => [chapter.id, ...chapter.lectures]);
  // Nothing stands above the first chapter.
  const sorted = moved(rows, rows.indexOf(id), Math.max(1, rows.indexOf(overId)));
  const chapterIds = new Set(order.map((chapter) => chapter.id));
  return order.map((chapter) => {
    const from = sorted.indexOf(chapter.id) + 1;
    const end = sorted.findIndex((row, at) => at >= from && chapterIds.has(row));
    return { ...chapter, lectures: sorted.slice(from, end === -1 ? undefined : end) };
  });
}

/** Lectures at the end of a chapter, or at a place in it. */
export function placed(order: Chapters, id: string, chapterId: string, index = Number.POSITIVE_INFINITY): Chapters {
  return order.map((chapter) => {
    const others = chapter.lectures.filter((lecture) => lecture !== id);
    return { ...chapter, lectures: chapter.id === chapterId ? others.toSpliced(index, 0, id) : others };
  });
}

/** „miesto 2 z 5 v kapitole Opakovanie“ */
export function placeInWords(chapters: CourseTree['chapters'], id: string): string {
  const chapterAt = chapters.findIndex((chapter) => chapter.id === id);
  if (chapterAt !== -1) return `kapitola ${chapterAt + 1} ${outOf(chapters.length)}`;
  const home = chapters.find((chapter) => chapter.lectures.some((lecture) => lecture.id === id));
  const index = home?.lectures.findIndex((lecture) => lecture.id === id) ?? -1;
  return `miesto ${index + 1} ${outOf(home?.lectures.length ?? 0)} v kapitole ${home?.name ?? ''}`;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
