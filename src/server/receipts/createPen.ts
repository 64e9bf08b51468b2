import { typeset } from '#src/domain/typography.ts';
import { extendedLetters, latinLetters } from './receiptLetters.ts';

export interface TextStyle {
  /** Points. */
  size: number;
  isBold?: boolean;
  color?: string;
  /** Digits of one width, for columns of amounts. */
  isTabular?: boolean;
}

/** The name under which a weight's part of the alphabet is registered with the document. */
export type FontName = `${'regular' | 'bold'}-${'latin' | 'latin-ext'}`;
export const fontNames: readonly FontName[] = ['regular-latin', 'regular-latin-ext', 'bold-latin', 'bold-latin-ext'];

/** Their caron stands beside the letter, into the next one: no kerning reaches from one file into the other. */
const caronAtTheEnd = /[ďľť]$/;
/** Parts of the size. */
const roomBehindCaron = 0.07;
const leading = 1.45;

export interface Pen {
  /** Writes one line with its top at `y`; `x` is its left end, or its right one with `align: 'right'`. */
  write(text: string, x: number, y: number, style: TextStyle, align?: 'left' | 'right'): void;
  /** How wide a line of it is. */
  widthOf(text: string, style: TextStyle): number;
  /** Writes a text in lines of at most this width, one under the other; answers where the next one begins. */
  paragraph(text: string, x: number, y: number, style: TextStyle, width: number): number;
}

/** Writes with typefaces that have their letters in two files, each letter from the file that has it. */
export function createPen(doc: PDFKit.PDFDocument): Pen {
  function choose({ size, isBold }: TextStyle, part: Run['part']): void {
    const name: FontName = `${isBold ? 'bold' : 'regular'}-${part}`;
    doc.font(name).fontSize(size);
  }

  function measured(text: string, style: TextStyle) {
    return runsOf(text).map((run) => {
      choose(style, run.part);
      const room = caronAtTheEnd.test(run.text) ? style.size * roomBehindCaron : 0;
      return { ...run, width: doc.widthOfString(run.text, optionsOf(style)) + room };
    });
  }

  const widthOf = (text: string, style: TextStyle) => measured(text, style).reduce((sum, { width }) => sum + width, 0);

  function write(text: string, x: number, y: number, style: TextStyle, align: 'left' | 'right' = 'left'): void {
    const runs = measured(text, style);
    let left = align === 'left' ? x : x - runs.reduce((sum, { width }) => sum + width, 0);
    doc.fillColor(style.color ?? '#212121');
    for (const run of runs) {
      choose(style, run.part);
      doc.text(run.text, left, y, optionsOf(style));
      left += run.width;
    }
  }

  /** Breaks a text into lines of at most this width; a word that is longer is cut. */
  function wrap(text: string, style: TextStyle, width: number): string[] {
    const fits = (line: string) => widthOf(line, style) <= width;
    const words = text.split(' ').flatMap((word) => (fits(word) ? [word] : fill(Array.from(word), '', fits)));
    return fill(words, ' ', fits);
  }

  return {
    write,
    widthOf,
    paragraph: (text, x, y, style, width) =>
      wrap(typeset(text), style, width).reduce((top, line) => {
        write(line, x, top, style);
        return top + style.size * leading;
      }, y),
  };
}

function optionsOf({ isTabular }: TextStyle): PDFKit.Mixins.TextOptions {
  return { lineBreak: false, ...(isTabular && { features: ['tnum'] }) };
}

interface Run {
  part: 'latin' | 'latin-ext';
  text: string;
}

function runsOf(text: string): Run[] {
  return Array.from(text.normalize('NFC'), printable)
    .join('')
    .split(new RegExp(`([${extendedLetters}]+)`, 'u'))
    .map((run, index): Run => ({ part: index % 2 === 0 ? 'latin' : 'latin-ext', text: run }))
    .filter((run) => run.text !== '');
}

/** What the typefaces have of a character: itself, its letters without marks, or a question mark. */
function printable(character: string): string {
  if (isKnown(character)) return character;
  // A mark that makes no letter with the one before it.
  if (/\p{M}/u.test(character)) return '';
  return Array.from(character.normalize('NFKD')).filter(isKnown).join('') || '?';
}

function isKnown(character: string): boolean {
  return latinLetters.includes(character) || extendedLetters.includes(character);
}

/** Joins parts into as few lines as fit; a part that does not fit has a line of its own. */
function fill(parts: string[], separator: string, fits: (line: string) => boolean): string[] {
  const [first = '', ...rest] = parts;
  const lines: string[] = [];
  let line = first;
  for (const part of rest) {
    const longer = line + separator + part;
    if (!fits(longer)) lines.push(line);
    line = fits(longer) ? longer : part;
  }
  return [...lines, line];
}
