import type { LearnerHome } from '#src/contract/learnerHome.ts';
import { typeset } from '#src/domain/typography.ts';
import type { AddedLecture } from '#src/server/services/catalogue/index.ts';
import type { LearntDays } from '#src/server/services/learning/index.ts';
import type { AnsweredComment } from '#src/server/services/words/index.ts';

interface Parts {
  learntDays: LearntDays;
  goalDays: number | null;
  addedLectures: AddedLecture[];
  answeredComments: AnsweredComment[];
}

export function presentLearnerHome({ learntDays, goalDays, addedLectures, answeredComments }: Parts): LearnerHome {
  return {
    learntOn: learntDays.learntOn,
    learntWeeks: learntDays.learntWeeks,
    goalDays,
    addedLectures: addedLectures.map(({ course, lecture }) => ({
      courseName: typeset(course.name),
      courseSlug: course.slug,
      chapterId: lecture.chapterId,
      lectureId: lecture.id,
      name: typeset(lecture.name),
      minutes: lecture.minutes,
      addedAt: lecture.addedAt.toISOString(),
    })),
    answeredComments: answeredComments.map(({ place, count, answeredAt }) => ({
      kind: place.kind,
      name: typeset(place.name),
      path: place.path,
      count,
      answeredAt: answeredAt.toISOString(),
    })),
  };
}
