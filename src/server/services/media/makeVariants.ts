import { resolve } from 'node:path';
import type { MediaVariant } from '#src/server/db/schema/mediaFile.ts';
import { resizeApart } from './imageProcesses.ts';
import { NoRoomError, RefusedFileError } from './RefusedFileError.ts';
import type { ResizeJob } from './resizeImage.ts';

/** A size of an image as a file of the draft folder. */
export interface VariantDraft extends Omit<MediaVariant, 'file'> {
  path: string;
}

export interface ImageDraft {
  width: number;
  height: number;
  variants: VariantDraft[];
}

/**
 * Makes AVIF and WebP of an image in its widths: upright, and without what cameras write beside it, such as the place.
 * @throws RefusedFileError, NoRoomError
 */
export async function makeVariants(job: ResizeJob): Promise<ImageDraft> {
  const answer = await resizeApart({ ...job, draft: resolve(job.draft) });
  if (!('refusal' in answer)) return answer;
  throw answer.refusal === 'no-room' ? new NoRoomError('media-no-room') : new RefusedFileError(answer.refusal);
}
