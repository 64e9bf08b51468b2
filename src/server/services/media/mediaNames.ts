import type { MediaFileRow } from '#src/server/db/schema/mediaFile.ts';

/** The folder of the store that everybody may read. */
export const publicFolder = 'subory';

/** The name in the store, of one size or of a file that has only one. Private ones are named as those of lectures are. */
export function storeName(
  { id, isPrivate }: Pick<MediaFileRow, 'id' | 'isPrivate'>,
  format: string,
  width?: number,
): string {
  const file = `${id}${width === undefined ? '' : `-${width}`}.${format}`;
  return isPrivate ? file : `${publicFolder}/${file}`;
}

/** All files of the store that are one file of the desk. */
export function storeNames(file: Pick<MediaFileRow, 'id' | 'isPrivate' | 'format' | 'variants'>): string[] {
  return file.variants.length > 0 ? file.variants.map((variant) => variant.file) : [storeName(file, file.format)];
}
