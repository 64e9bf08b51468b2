import { type NextLecture, newLectureIds, nextLecture } from '#src/domain/progress.ts';
import type { OutlineLine } from './outlinesOf.ts';
import type { Steps } from './stepsOf.ts';

/** A learner's way through one course; only published lectures are in it, in the order of the outline. */
export interface CourseProgress {
  lectureIds: string[];
  /** In the order of their completion. */
  completedLectureIds: string[];
  next: NextLecture | null;
  /** When the last lecture was completed; `null` while one is left. */
  finishedAt: Date | null;
  newLectureIds: string[];
  watchTimes: { lectureId: string; seconds: number }[];
}

/** The way through a course that the caller's steps make. */
export function progressIn(outline: OutlineLine[], steps: Steps): CourseProgress {
  const lines = outline.filter((line) => line.isPublished);
  const completed = lines
    .flatMap(({ id }) => {
      const completedAt = steps.get(id)?.completedAt;
      return completedAt ? [{ id, completedAt }] : [];
    })
    // Those completed at the same time stay in the order of the outline.
    .sort((one, other) => one.completedAt.getTime() - other.completedAt.getTime());
  const completedLectureIds = completed.map(({ id }) => id);
  const isFinished = lines.length > 0 && completed.length === lines.length;
  return {
    finishedAt: isFinished ? (completed.at(-1)?.completedAt ?? null) : null,
    lectureIds: lines.map(({ id }) => id),
    completedLectureIds,
    next: nextLecture(chaptersOf(lines), completedLectureIds),
    newLectureIds: newLectureIds(lines, lastStepIn(outline, steps), new Set(completedLectureIds)),
    watchTimes: lines.flatMap(({ id }) => {
      const seconds = steps.get(id)?.watchedSeconds;
      return seconds ? [{ lectureId: id, seconds }] : [];
    }),
  };
}

function chaptersOf(lines: OutlineLine[]): { id: string; lectures: OutlineLine[] }[] {
  const byId = new Map<string, OutlineLine[]>();
  for (const line of lines) {
    const known = byId.get(line.chapterId);
    if (known) known.push(line);
    else byId.set(line.chapterId, [line]);
  }
  return [...byId].map(([id, lectures]) => ({ id, lectures }));
}

/** A step in a lecture that was unpublished since is a step too. */
function lastStepIn(outline: OutlineLine[], steps: Steps): Date | null {
  const times = outline.flatMap(({ id }) => steps.get(id)?.at.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
