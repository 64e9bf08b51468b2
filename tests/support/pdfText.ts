import { inflateSync } from 'node:zlib';

const object = /(\d+) 0 obj\n([\s\S]*?)(?:\nstream\r?\n([\s\S]*?)\r?\nendstream)?\nendobj/g;

/**
 * The text of a PDF of one page, as whoever selects and copies it gets it: a line for each part of the structure and for
 * each line of a paragraph. Reads what pdfkit writes, no more.
 */
export function pdfText(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(object)].map(([, id = '', head = '', stream]) => [id, { head, stream }]),
  );
  const streamOf = (id = '') => inflateSync(Buffer.from(objects.get(id)?.stream ?? '', 'latin1')).toString('latin1');
  const heads = [...objects.values()].map(({ head }) => head).join('\n');
  const alphabets = new Map(
    [...heads.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      return [name, alphabetOf(streamOf(map))];
    }),
  );

  const [, contents] = /\/Contents (\d+) 0 R/.exec(heads) ?? [];
  const step = /(BDC)|1 0 0 1 \S+ (\S+) Tm|\/(F\d+) \S+ Tf|\[(.*?)\] TJ/g;
  let text = '';
  let line = '';
  let alphabet: string[] = [];
  for (const [, part, y, font, glyphs] of streamOf(contents).matchAll(step)) {
    if (part) line = '';
    if (y && y !== line) text += '\n';
    if (y) line = y;
    if (font) alphabet = alphabets.get(font) ?? [];
    for (const [code = ''] of glyphs?.matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? []) {
      text += alphabet[Number.parseInt(code, 16)] ?? '\uFFFD';
    }
  }
  return text.trim();
}

/** The characters of a ToUnicode map by the codes of their glyphs; a glyph that stands for no character is U+FFFD. */
function alphabetOf(map: string): string[] {
  return [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs)].flatMap(([, , targets = '']) =>
    [...targets.matchAll(/<(.*?)>/g)].map(([, hex = '']) => {
      const character = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      return character === '\0' ? '\uFFFD' : character;
    }),
  );
}
