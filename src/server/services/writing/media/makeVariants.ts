import { resolve } from 'node:path';
import { resizeApart } from './imageProcesses.ts';
import { NoRoomError, RefusedFileError } from './RefusedFileError.ts';
import type { ImageDraft, ResizeJob } from './resizeImage.ts';

/**
 * Makes AVIF and WebP of an image in its widths: upright, and without what cameras write beside it, such as the place.
 * @throws RefusedFileError, NoRoomError
 */
export async function makeVariants(job: ResizeJob): Promise<ImageDraft> {
  const answer = await resizeApart({ ...job, draft: resolve(job.draft) });
  if (!('refusal' in answer)) return answer;
  throw answer.refusal === 'no-room' ? new NoRoomError('media-no-room') : new RefusedFileError(answer.refusal);
}
