import type { RepeatedQuestion } from '#src/contract/repetition.ts';
import type { Ctx } from '#src/server/context.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';
import { questionsOf } from '#src/server/texts/texts.ts';

/** The questions of a lecture that return, for who may open it. */
export async function listQuestionsToRepeat({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { lectureId: string; preview: boolean };
}): Promise<RepeatedQuestion[]> {
  const { lecture } = await openLecture({ ctx, input });
  return questionsOf(lecture.text);
}
