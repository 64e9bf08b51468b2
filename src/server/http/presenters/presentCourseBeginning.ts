import type { CourseBeginning as Presented } from '#src/contract/courseBeginning.ts';
import { typeset } from '#src/domain/typography.ts';
import { lectureOpening } from '#src/server/markdown/lectureOpening.ts';
import type { CourseBeginning } from '#src/server/services/catalogue/index.ts';
import { renderText } from '#src/server/texts/texts.ts';
import { presentAuthorCard } from './presentAuthor.ts';

export async function presentCourseBeginning({ first, second, lecturers }: CourseBeginning): Promise<Presented> {
  return { lecture: first && (await presentFirstLecture(first, second)), lecturers: lecturers.map(presentAuthorCard) };
}

async function presentFirstLecture(
  { course, lecture, isSample }: NonNullable<CourseBeginning['first']>,
  second: CourseBeginning['second'],
): Promise<Presented['lecture']> {
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
      textHtml: await renderText(opening.text),
      codeHtml: await renderText(opening.code),
      output: opening.output,
      explanationHtml: await renderText(opening.explanation),
    },
  };
}
