import { PNG } from 'pngjs';

/** The same pixels in about half the bytes: vitest writes with a filter that suits photographs. */
export function shrinkPicture(file: Buffer): Buffer {
  return PNG.sync.write(PNG.sync.read(file), { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}
