import type { Ctx } from '#src/server/context.ts';
import type { NamedLecture } from '#src/server/markdown/remarkRecall.ts';
import { type SignedFile, signFile } from '#src/server/services/ground/index.ts';
import type { PlacedVideo } from './findLecture.ts';
import { findNamed } from './findNamed.ts';
import { type OpenedLecture, openLecture } from './openLecture.ts';

export interface LectureContent extends Omit<OpenedLecture, 'purchases'> {
  /** Those of the video's files that only signed addresses serve. */
  signedFiles: SignedFile[];
  /** What its text names. */
  named: NamedLecture[];
}

/** The content of a lecture, for who may have it; nobody else gets any of it. */
export async function getLecture({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { lectureId: string; preview: boolean };
}): Promise<LectureContent> {
  const { lecture, chapter, video, isPreview } = await openLecture({ ctx, input });
  const files = video?.lectureOnly ? filesOf(video) : [];
  const signedFiles = await Promise.all(files.map((file) => signFile({ ctx, input: { file } })));
  const named = await findNamed(ctx, lecture.text);
  return { lecture, chapter, video, isPreview, signedFiles, named };
}

function filesOf({ provider, source, poster, captions }: PlacedVideo): string[] {
  return [provider === 'FILE' ? source : null, poster, captions].filter((file) => file !== null);
}
