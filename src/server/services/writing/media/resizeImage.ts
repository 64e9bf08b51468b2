import { rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { maxPixels, mediaWidths } from '#src/domain/media.ts';
import type { MediaVariant } from '#src/server/db/schema/mediaFile.ts';

export interface ResizeJob {
  /** The path of the image; its versions are made beside it. */
  draft: string;
  /** One of many that come at once: made in a fifth of the time, and a tenth heavier. */
  inHaste: boolean;
}

export type ResizeAnswer = ImageDraft | { refusal: 'animated' | 'too-many-pixels' | 'no-room' | 'broken' };

const careful = { avif: { quality: 55, effort: 3 }, webp: { quality: 80, effort: 4 } };
const hasty = { avif: { quality: 55, effort: 0 }, webp: { quality: 80, effort: 2 } };

/** What a process of its own does for `makeVariants`: answers one job after the other, as long as somebody is there to ask. */
export function resizeImages(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  process.on('message', async (job: ResizeJob) => process.send?.(await resizeImage(job)));
  process.on('disconnect', () => process.exit());
}

async function resizeImage(job: ResizeJob): Promise<ResizeAnswer> {
  const paths: string[] = [];
  try {
    return await resize(job, paths);
  } catch (error) {
    for (const path of paths) await rm(path, { force: true });
    return { refusal: refusalOf(error as Error) };
  }
}

async function resize({ draft, inHaste }: ResizeJob, paths: string[]): Promise<ImageDraft> {
  const source = sharp(draft, { limitInputPixels: maxPixels, sequentialRead: true });
  const { autoOrient, pages = 1 } = await source.metadata();
  if (pages > 1) throw new Error('animated');
  const widths = mediaWidths(autoOrient.width);
  // Read once: of what is left of it by then, all widths are made.
  const largest = `${draft}.tiff`;
  paths.push(largest);
  const upright = source.autoOrient().resize({ width: widths.at(-1) });
  const { width, height } = await upright.tiff({ compression: 'none' }).toFile(largest);
  const { avif, webp } = inHaste ? hasty : careful;
  const variants: VariantDraft[] = [];
  for (const step of widths) {
    for (const format of ['avif', 'webp'] as const) {
      const path = `${draft}-${step}.${format}`;
      paths.push(path);
      const image = sharp(largest).resize({ width: step });
      await (format === 'avif' ? image.avif(avif) : image.webp(webp)).toFile(path);
      variants.push({ width: step, format, path, bytes: (await stat(path)).size });
    }
  }
  await rm(largest);
  return { width, height, variants };
}

/** The library says in words alone what is wrong. */
function refusalOf({ message }: Error): 'animated' | 'too-many-pixels' | 'no-room' | 'broken' {
  if (message === 'animated') return 'animated';
  if (/pixel limit/.test(message)) return 'too-many-pixels';
  return /no space left|ENOSPC|EDQUOT/i.test(message) ? 'no-room' : 'broken';
}

/** A size of an image as a file of the draft folder. */
export interface VariantDraft extends Omit<MediaVariant, 'file'> {
  path: string;
}

export interface ImageDraft {
  width: number;
  height: number;
  variants: VariantDraft[];
}
