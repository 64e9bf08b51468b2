import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import type { MediaVariant } from '#src/server/db/schema/mediaFile.ts';
import { projectRoot } from '#src/server/projectRoot.ts';
import { NoRoomError, RefusedFileError } from './RefusedFileError.ts';

/** A size of an image as a file of the draft folder. */
export interface VariantDraft extends Omit<MediaVariant, 'file'> {
  path: string;
}

export interface ImageDraft {
  width: number;
  height: number;
  variants: VariantDraft[];
}

export type ResizeAnswer = ImageDraft | { refusal: 'animated' | 'too-many-pixels' | 'no-room' | 'broken' };

const oneAtATime = pLimit(1);
const run = promisify(execFile);

/** Of the sources there is no bundle yet. */
const program = import.meta.url.endsWith('.ts')
  ? ['--import', 'tsx', join(projectRoot, 'src/server/main.ts')]
  : [join(projectRoot, 'build/server/main.js')];

/** Milliseconds; the largest image takes some ten seconds. */
const patience = 120_000;

/**
 * Makes AVIF and WebP of an image in its widths: upright, and without what cameras write beside it, such as the place. In a process
 * of its own: it takes 160 MB, which a process of the site would keep, and an image that is made to break it breaks nothing else.
 * @throws RefusedFileError, NoRoomError
 */
export function makeVariants(draft: string): Promise<ImageDraft> {
  return oneAtATime(async () => {
    const env = { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' };
    const options = { cwd: projectRoot, env, timeout: patience, killSignal: 'SIGKILL' } as const;
    const { stdout } = await run(process.execPath, [...program, 'resize-image', resolve(draft)], options);
    const answer = JSON.parse(stdout) as ResizeAnswer;
    if (!('refusal' in answer)) return answer;
    throw answer.refusal === 'no-room' ? new NoRoomError('media-no-room') : new RefusedFileError(answer.refusal);
  });
}
