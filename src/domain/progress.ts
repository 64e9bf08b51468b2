/** A chapter of the outline; only what can be opened now is in it. */
interface OutlineChapter {
  id: string;
  lectures: readonly { id: string; name: string }[];
}

export interface NextLecture {
  chapterId: string;
  lectureId: string;
  name: string;
}

/**
 * Where a learner goes on: the first lecture not completed after the one completed last, else the first not completed,
 * `null` when none is left. A gap does not push anyone back. `completedLectureIds` are in the order of their completion.
 */
export function nextLecture(
  chapters: readonly OutlineChapter[],
  completedLectureIds: readonly string[],
): NextLecture | null {
  const line = chapters.flatMap((chapter) =>
    chapter.lectures.map(({ id, name }) => ({ chapterId: chapter.id, lectureId: id, name })),
  );
  const completed = new Set(completedLectureIds);
  const isLeft = ({ lectureId }: NextLecture) => !completed.has(lectureId);
  const places = completedLectureIds.map((id) => line.findIndex(({ lectureId }) => lectureId === id));
  const last = places.findLast((place) => place >= 0) ?? -1;
  return line.slice(last + 1).find(isLeft) ?? line.find(isLeft) ?? null;
}

/** The lectures that came after the learner's last step and are not completed; who has not begun has nothing new. */
export function newLectureIds(
  lectures: readonly { id: string; addedAt: Date }[],
  lastStepAt: Date | null,
  completed: Pick<ReadonlySet<string>, 'has'>,
): string[] {
  if (lastStepAt === null) return [];
  return lectures.filter(({ id, addedAt }) => addedAt > lastStepAt && !completed.has(id)).map(({ id }) => id);
}
