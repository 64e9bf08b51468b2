import { joinFiles } from '#src/domain/program/joinFiles.ts';
import type { Ctx } from '#src/server/context.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { gameIn } from '#src/server/texts/texts.ts';
import { findLecture } from './findLecture.ts';

/** The page of the game that a lecture ends with and offers to everybody, whoever may read the lecture. @throws NotFoundError */
export async function getGame({ ctx, input }: { ctx: Ctx; input: { lectureId: string } }): Promise<string> {
  const { lecture } = await findLecture({ ctx, input });
  const files = await gameIn(lecture.text);
  if (!files) throw new NotFoundError('game');
  return joinFiles(files).html;
}
