import type { CourseBeginning as Presented } from '#src/contract/courseBeginning.ts';
import { typeset } from '#src/domain/typography.ts';
import { lectureOpening } from '#src/server/markdown/lectureOpening.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import type { CourseBeginning } from '#src/server/services/course/getCourseBeginning.ts';
import { presentAuthorCard } from './presentAuthor.ts';

export function presentCourseBeginning({ first, second, lecturers }: CourseBeginning): Presented {
  return { lecture: first && presentFirstLecture(first, second), lecturers: lecturers.map(presentAuthorCard) };
}

function presentFirstLecture(
  { course, lecture, isSample }: NonNullable<CourseBeginning['first']>,
  second: CourseBeginning['second'],
): Presented['lecture'] {
  const opening = isSample ? lectureOpening(lecture.text) : null;
  return {
    id: lecture.id,
    chapterId: lecture.chapterId,
    courseSlug: course.slug,
    courseName: typeset(course.name),
    name: typeset(lecture.name),
    minutes: lecture.minutes,
    second: second && { id: second.id, chapterId: second.chapterId },
    opening: opening && {
      textHtml: renderMarkdown(opening.text),
      codeHtml: renderMarkdown(opening.code),
      output: opening.output,
      explanationHtml: renderMarkdown(opening.explanation),
    },
  };
}
