import type { LearnerHome } from '#src/contract/learnerHome.ts';
import { typeset } from '#src/domain/typography.ts';
import type { AddedLecture } from '#src/server/services/catalogue/index.ts';
import type { AnsweredComment } from '#src/server/services/words/index.ts';

interface Parts {
  learntOn: string[];
  addedLectures: AddedLecture[];
  answeredComments: AnsweredComment[];
}

export function presentLearnerHome({ learntOn, addedLectures, answeredComments }: Parts): LearnerHome {
  return {
    learntOn,
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
