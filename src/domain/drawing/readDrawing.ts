import { typeset } from '#src/domain/typography.ts';
import { DrawingFault, type Line } from './DrawingFault.ts';
import type { Drawing, WrittenDrawing } from './drawing.ts';
import { type DrawingKind, kinds, type Reader } from './kinds.ts';
import { layoutDrawing } from './layoutDrawing.ts';
import { sayDrawing } from './sayDrawing.ts';

/** A drawing, or what is wrong with its text: a Slovak sentence and the line, the first of which is 1. */
export type ReadDrawing =
  | { drawing: WrittenDrawing; problem: null }
  | { drawing: null; problem: { line: number; message: string } };

const option = /^(popis|nahlas|bolo|svieti|kolo|vráti):\s*(.*)$/;

/** Reads the text of a fence `kresba`. */
export function readDrawing(text: string): ReadDrawing {
  try {
    return { drawing: read(text), problem: null };
  } catch (error) {
    if (!(error instanceof DrawingFault)) throw error;
    return { drawing: null, problem: { line: error.line, message: error.message } };
  }
}

function read(text: string): WrittenDrawing {
  const lines = text
    .split('\n')
    .map((written, index): Line => ({ number: index + 1, text: written.trimEnd() }))
    .filter(({ text }) => text !== '');
  const [head, ...rest] = lines;
  if (!head) throw new DrawingFault(1, 'Kresba je prázdna.');
  const [, word = '', subject = ''] = /^\s*(\S+)\s*(.*)$/.exec(head.text) ?? [];
  if (!isKind(word)) {
    throw new DrawingFault(head.number, `„${word}“ nie je druh kresby. Sú to: ${Object.keys(kinds).join(', ')}.`);
  }
  const { options, read, tooWide }: Reader = kinds[word];
  const own = new Map<string, Line>();
  const data: Line[] = [];
  for (const line of rest) {
    const [, name, value = ''] = option.exec(line.text) ?? [];
    if (name === undefined) data.push(line);
    else own.set(name, { number: line.number, text: checked(line, word, name, value, own) });
  }
  const drawing: Drawing = read({ ...head, text: subject }, data, (name) => own.get(name) ?? null);
  if (!layoutDrawing(drawing)) throw new DrawingFault(head.number, tooWide);
  const caption = captionOf(own.get('popis')?.text ?? '');
  return { drawing, caption, spoken: own.get('nahlas')?.text ?? sayDrawing(drawing) };

  function checked({ number }: Line, kind: DrawingKind, name: string, value: string, known: typeof own): string {
    if (name !== 'popis' && name !== 'nahlas' && !options.includes(name)) {
      throw new DrawingFault(number, `„${name}:“ ku kresbe „${kind}“ nepatrí.`);
    }
    if (known.has(name)) throw new DrawingFault(number, `„${name}:“ je tu druhý raz.`);
    if (value === '') throw new DrawingFault(number, `Za „${name}:“ nič nie je.`);
    return value;
  }
}

const isKind = (word: string): word is DrawingKind => Object.hasOwn(kinds, word);

/** `*…*` is bold. */
function captionOf(text: string): WrittenDrawing['caption'] {
  return typeset(text)
    .split(/\*(\S(?:[^*]*\S)?)\*/)
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
