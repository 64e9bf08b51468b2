interface StoredFile {
  id: string;
  isPrivate: boolean;
}

/** The folder of the store that everybody may read. */
export const publicFolder = 'subory';

/** The name in the store, of one size or of a file that has only one. Private ones are named as those of lectures are. */
export function storeName({ id, isPrivate }: StoredFile, format: string, width?: number): string {
  const file = `${id}${width === undefined ? '' : `-${width}`}.${format}`;
  return isPrivate ? file : `${publicFolder}/${file}`;
}

/** All files of the store that are one file of the desk; with the other `isPrivate`, those that it would be on the other side. */
export function storeNames(
  file: StoredFile & { format: string; variants: readonly { format: string; width: number }[] },
): string[] {
  if (file.variants.length === 0) return [storeName(file, file.format)];
  return file.variants.map(({ format, width }) => storeName(file, format, width));
}
