import type { ChapterPlan, CoursePlan } from '#src/contract/plan.ts';
import { typeset } from '#src/domain/typography.ts';
import type { ChapterOfPlan } from '#src/server/services/learning/index.ts';
import { planOf } from '#src/server/texts/texts.ts';

export function presentCoursePlan({ course, chapters }: CoursePlan): CoursePlan {
  return {
    course: { ...course, name: typeset(course.name) },
    chapters: chapters.map(({ id, name, result, aims, lectures }) => ({
      id,
      name: typeset(name),
      result: result && { name: typeset(result.name), text: typeset(result.text) },
      aims: aims.map(typeset),
      lectures: lectures.map((lecture) => ({ ...lecture, name: typeset(lecture.name) })),
    })),
  };
}

export async function presentChapterPlan(lectures: ChapterOfPlan): Promise<ChapterPlan> {
  return { lectures: await Promise.all(lectures.map(async ({ id, text }) => ({ id, ...(await planOf(text)) }))) };
}
