/** What a drawing is drawn on; it grows downwards where an object has many properties. */
export const sheetWidth = 340;
export const sheetHeight = 190;

/** What can be drawn, and what it means: the component knows how that looks. */
export type Shape =
  | { shape: 'rect'; x: number; y: number; width: number; height: number; round: number; look: BoxLook }
  | { shape: 'path'; d: string; look: BoxLook | LineLook }
  | { shape: 'text'; x: number; y: number; text: string; size: number; look: TextLook; anchor: Anchor };

export type BoxLook = 'box' | 'empty' | 'lit' | 'done' | 'tag';
export type LineLook = 'line' | 'arrow';
export type TextLook = 'value' | 'quiet' | 'words' | 'tag' | 'lit' | 'done' | 'struck';
export type Anchor = 'start' | 'middle' | 'end';

export interface Layout {
  height: number;
  shapes: Shape[];
}

/** The smallest text: 14 px on a screen of 360. */
export const smallest = 15;

/** A letter of JetBrains Mono is as wide as six tenths of its size; those of Figtree are narrower. */
const letterWidth = 0.6;

/** Pictures among the letters are two wide. */
export function lengthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2fff ? 2 : 1), 0);
}

/** How wide a text is at most. */
export function widthOf(text: string, size = smallest): number {
  return lengthOf(text) * letterWidth * size;
}

/** The largest of the sizes at which a text has room; `null` where it has at none. */
export function sizeIn(room: number, text: string, sizes: readonly number[]): number | null {
  return sizes.find((size) => widthOf(text, size) <= room) ?? null;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A text whose letters stand in the middle of `y`. */
export function textAt(
  x: number,
  y: number,
  text: string,
  look: TextLook,
  size: number = smallest,
  anchor: Anchor = 'middle',
): Shape {
  return { shape: 'text', x: rounded(x), y: rounded(y + size * 0.34), text, size, look, anchor };
}

export function boxAt(x: number, y: number, width: number, height: number, look: BoxLook, round = 9): Shape {
  return { shape: 'rect', x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height), round, look };
}

export function pathOf(d: string, look: BoxLook | LineLook): Shape {
  return { shape: 'path', d: d.replaceAll(/-?\d+\.\d+/g, (number) => String(rounded(Number(number)))), look };
}
