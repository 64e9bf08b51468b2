import type { MyCourse, ProgressOverview } from '#src/contract/progress.ts';
import { percent } from '#src/domain/format.ts';
import { typeset } from '#src/domain/typography.ts';
import type { CourseProgress, MyCourseSummary } from '#src/server/services/catalogue/index.ts';
import type { LearnerProgress } from '#src/server/services/learning/index.ts';
import { presentCourseCard } from './presentCourseCard.ts';

export function presentProgress({ firstPass, ...progress }: LearnerProgress): ProgressOverview {
  return {
    ...presentSteps(progress),
    watchTimes: progress.watchTimes,
    ...(firstPass && {
      firstPass: { completed: firstPass.completed, finishedAt: firstPass.finishedAt?.toISOString() ?? null },
    }),
  };
}

export function presentMyCourse(summary: MyCourseSummary): MyCourse {
  return { course: presentCourseCard(summary), progress: presentSteps(summary.own.progress) };
}

function presentSteps(progress: CourseProgress): MyCourse['progress'] {
  const { next, completedLectureIds, newLectureIds } = progress;
  const completed = completedLectureIds.length;
  const total = progress.lectureIds.length;
  return {
    completedLectureIds,
    completed,
    total,
    percent: percent(completed, total),
    next: next && { chapterId: next.chapterId, lectureId: next.lectureId, name: typeset(next.name) },
    newLectureIds,
  };
}
