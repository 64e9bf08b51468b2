import type { CourseEndings as Presented } from '#src/contract/courseEndings.ts';
import { typeset } from '#src/domain/typography.ts';
import type { CourseEndings } from '#src/server/services/catalogue/index.ts';
import { presentCourseCard } from './presentCourseCard.ts';

export function presentCourseEndings({ text, chapters, next }: CourseEndings): Presented {
  return {
    text: typeset(text),
    chapters: chapters.map(({ id, skills }) => ({ id, skills: skills.map(typeset) })),
    next: next.map(({ why, sample, ...summary }) => ({
      course: presentCourseCard(summary),
      why: typeset(why),
      sample,
    })),
  };
}
