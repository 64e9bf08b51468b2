import { rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { maxPixels, mediaWidths } from '#src/domain/media.ts';
import type { ImageDraft, ResizeAnswer, VariantDraft } from './makeVariants.ts';

/** What a process of its own does for `makeVariants`: answers on its output, as JSON. */
export async function resizeImage(draft: string): Promise<void> {
  const paths: string[] = [];
  const answer: ResizeAnswer = await resize(draft, paths).catch((error: Error) => ({ refusal: refusalOf(error) }));
  if ('refusal' in answer) for (const path of paths) await rm(path, { force: true });
  process.stdout.write(JSON.stringify(answer));
}

async function resize(draft: string, paths: string[]): Promise<ImageDraft> {
  sharp.cache(false);
  sharp.concurrency(1);
  const source = sharp(draft, { limitInputPixels: maxPixels, sequentialRead: true });
  const { autoOrient, pages = 1 } = await source.metadata();
  if (pages > 1) throw new Error('animated');
  const widths = mediaWidths(autoOrient.width);
  // Read once: of what is left of it by then, all widths are made.
  const largest = `${draft}.png`;
  paths.push(largest);
  const upright = source.autoOrient().resize({ width: widths.at(-1) });
  const { width, height } = await upright.png({ compressionLevel: 1 }).toFile(largest);
  const variants: VariantDraft[] = [];
  for (const step of widths) {
    for (const format of ['avif', 'webp'] as const) {
      const path = `${draft}-${step}.${format}`;
      paths.push(path);
      const image = sharp(largest).resize({ width: step });
      await (format === 'avif' ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 80 })).toFile(path);
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
