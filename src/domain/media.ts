import type { MediaKind } from '#src/contract/limits.ts';

const mebibyte = 1024 * 1024;

/** How many bytes a file may have. */
export const mediaLimits: Record<MediaKind, number> = {
  image: 10 * mebibyte,
  captions: mebibyte,
  document: 25 * mebibyte,
  audio: 200 * mebibyte,
  film: 1024 * mebibyte,
};

/** An image of a few kilobytes may unfold to more than the memory holds. */
export const maxPixels = 50_000_000;

/** Widths in which an image is kept beside its own; wider ones are made as narrow as the last. */
const widths = [480, 960, 1600];

/** A version is made where the largest is wider by as much: closer ones save readers next to nothing. */
const worthwhile = 1.25;

/** The widths of an image, the narrowest first: the last one is what its address names. */
export function mediaWidths(width: number): number[] {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((step) => step * worthwhile <= largest), largest];
}

export interface AddressedMedia {
  id: string;
  name: string;
  /** The ending of what is served: `webp` for every image. */
  format: string;
  /** Of the largest variant of an image. */
  width: number | null;
  height: number | null;
}

/** Where readers get a public file. An image says its size there, so that a page keeps its place before it comes. */
export function mediaAddress({ id, name, format, width, height }: AddressedMedia): string {
  const file = `${addressName(name)}.${format}`;
  return format === 'webp' && width && height ? `/subory/${id}/${width}x${height}/${file}` : `/subory/${id}/${file}`;
}

/** A name as a part of an address: „Mačka 2.JPG“ becomes „macka-2“. */
export function addressName(name: string): string {
  const plain = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .slice(0, 500)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60).replace(/-+$/, '') || 'subor';
}

const imageAddress = /^\/subory\/([0-9a-f]{20})\/(\d{1,5})x(\d{1,5})\/([a-z0-9-]+)\.webp$/;

export interface ImageSources {
  width: number;
  height: number;
  /** `srcset` by type, the smaller one first. */
  avif: string;
  webp: string;
}

/** All that a page needs of an image of the store, from its address alone; `null` for any other address. */
export function imageSources(address: string): ImageSources | null {
  const [, id, width, height, name] = imageAddress.exec(address) ?? [];
  if (!id || !Number(width) || !Number(height)) return null;
  const srcset = (format: string) =>
    mediaWidths(Number(width))
      .map((step) => `/subory/${id}/${step}/${name}.${format} ${step}w`)
      .join(', ');
  return { width: Number(width), height: Number(height), avif: srcset('avif'), webp: srcset('webp') };
}

/** The small picture of an image of the store. */
export function thumbnailOf(address: string): string | null {
  return imageSources(address)?.webp.split(' ')[0] ?? null;
}

/** What an author writes to have a file in a text. */
export function mediaMarkdown({
  kind,
  name,
  alt,
  address,
  isDecoration = false,
}: {
  kind: MediaKind;
  name: string;
  alt: string;
  address: string;
  /** A picture that needs no words. */
  isDecoration?: boolean;
}) {
  if (isDecoration) return `![](${address} "${decorationTitle}")`;
  const literal = (text: string) => text.replaceAll(/[\\[\]]/g, '\\$&');
  return kind === 'image' ? `![${literal(alt)}](${address})` : `[${literal(name)}](${address})`;
}

/** The title by which a picture of a text says that it shows nothing worth words. */
export const decorationTitle = 'ozdoba';
