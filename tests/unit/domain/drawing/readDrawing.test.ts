import { describe, expect, test } from 'vitest';
import { drawingInWords, type WrittenDrawing } from '#src/domain/drawing/drawing.ts';
import { layoutDrawing } from '#src/domain/drawing/layoutDrawing.ts';
import { readDrawing } from '#src/domain/drawing/readDrawing.ts';
import { sheetWidth, smallest, widthOf } from '#src/domain/drawing/sheet.ts';

const read = (...lines: string[]): WrittenDrawing => {
  const { drawing, problem } = readDrawing(lines.join('\n'));
  return drawing ?? expect.fail(`${problem.line}: ${problem.message}`);
};
const wrong = (...lines: string[]) => readDrawing(lines.join('\n')).problem;

const tree = ['strom', 'body', '  h1 „Ahoj“', '  ul', '    li „Nina“', '    li „Oto“ <'];
const object = '{ meno: "Nina, Oto", znamky: [1, 2] }';

describe('what is said to who does not see it', () => {
  test.each([
    [['krabička vek = 16', 'bolo: 15'], 'Krabička s menom vek, v nej 16, predtým 15'],
    [
      [`krabička ziak = ${object}`, 'svieti: meno', 'bolo: ""'],
      'Objekt ziak: meno "Nina, Oto", znamky [1, 2], svieti meno, predtým ""',
    ],
    [['pole body = [4, 7, 9, 2]', 'svieti: 1'], 'Pole body: 4, 7, 9, 2, svieti miesto 1 s hodnotou 7'],
    [['pole body = []'], 'Pole body je prázdne'],
    [['pole mena = ["Nina, Ema", „Oto“]'], 'Pole mena: "Nina, Ema", „Oto“'],
    [['cyklus i = 1, 2, 3, 4', 'kolo: 3'], 'Cyklus, v ktorom je i postupne 1, 2, 3, 4, beží 3. kolo zo\u00A04'],
    [
      ['volanie', 'program: čaká na riadku 2', 'cena: pocet = 3', 'vráti: 12'],
      'Volanie funkcie: program čaká na riadku 2, beží cena(3), pocet = 3, vráti 12',
    ],
    [['volanie', 'program: čaká', 'cena(3): spolu = 0'], 'Volanie funkcie: program čaká, beží cena(3), spolu = 0'],
    [tree, 'Strom: body má h1 „Ahoj“ a ul, ul má li „Nina“ a li „Oto“, svieti li „Oto“'],
    [['šípky', 'prve → zoznam', 'druhe → zoznam', 'zoznam = [1, 2]'], 'Mená prve a druhe ukazujú na to isté pole 1, 2'],
    [['šípky', 'a -> x', 'b → y', 'x = [1]', 'y = [1]'], 'Meno a ukazuje na pole 1, meno b ukazuje na iné pole 1'],
    [['šípky', 'ja → o', 'o = { vek: 15 }'], 'Meno ja ukazuje na objekt s\u00A0vlastnosťami vek 15'],
  ])('%j', (lines, said) => {
    expect(read(...lines).spoken).toBe(said);
  });

  test('is what the author says instead', () => {
    expect(read('pole body = [4]', 'nahlas: Jediný bod.').spoken).toBe('Jediný bod.');
  });
});

test('a caption has bold words, and stands for the drawing where nothing can be drawn', () => {
  const drawing = read('pole body = [4]', '', 'popis: *body[0]* je 4, a 2 * 3 * 4 je 24.');
  expect(drawing.caption).toEqual([
    { text: 'body[0]', isBold: true },
    { text: ' je 4, a\u00A02 * 3 * 4 je 24.', isBold: false },
  ]);
  expect(drawingInWords(drawing)).toBe('body[0] je 4, a\u00A02 * 3 * 4 je 24.');
  expect(drawingInWords(read('pole body = [4]'))).toBe('Pole body: 4');
});

describe('what is wrong is told with its line', () => {
  const long = '"Toto je priveľmi dlhá hodnota"';
  test.each<[string[], number, RegExp]>([
    [[''], 1, /prázdna/],
    [['', 'rad body = [1]'], 2, /„rad“ nie je druh kresby. Sú to: krabička, pole/],
    [['pole body'], 1, /Tu patrí napríklad: pole body =/],
    [['pole body = 7'], 1, /pole \[…\]/],
    [['pole body = { a: 1 }'], 1, /hranatých zátvorkách/],
    [['pole body = [1, 2'], 1, /Skontroluj úvodzovky/],
    [['pole body = [1,, 2]'], 1, /oddeľuje čiarka/],
    [['pole body = [1, 2, 3, 4, 5, 6, 7, 8, 9]'], 1, /Najviac 8 hodnôt, tu je 9/],
    [['pole body = [1, 2]', 'svieti: 2'], 2, /číslo od 0 do 1/],
    [['pole body = []', 'svieti: 0'], 2, /nemá čo/],
    [['pole body = [1, 2]', 'svieti: 0', 'svieti: 1'], 3, /druhý raz/],
    [['pole body = [1, 2]', 'kolo: 1'], 2, /„kolo:“ ku kresbe „pole“ nepatrí/],
    [['pole body = [1, 2]', 'popis:'], 2, /nič nie je/],
    [['pole body = [1, 2]', 'popsi: Body'], 2, /nerozumie: „popsi: Body“/],
    [[`pole mena = [${long}, ${long}]`], 1, /nezmestí/],
    [[`krabička meno = ${long.repeat(2)}`], 1, /nezmestí/],
    [['krabička vek = 16', 'svieti: vek'], 2, /svieti vždy/],
    [['krabička ziak = { vek: 16 }', 'bolo: 15'], 2, /za „svieti:“/],
    [['krabička ziak = { vek: 16 }', 'svieti: meno'], 2, /„meno“ objekt nemá/],
    [['krabička ziak = { vek }'], 1, /„vek“/],
    [['krabička ziak = {}'], 1, /ani jednu vlastnosť/],
    [['cyklus i = 1, 2', 'kolo: 0'], 2, /číslo od 1 do 2/],
    [['cyklus i = 1, 2, 3, 4, 5, 6, 7, 8, 9'], 1, /Najviac 8 kôl/],
    [['volanie', 'program: čaká'], 2, /dva rámce/],
    [['volanie', 'a: 1', 'b: 2', 'c: 3'], 4, /najviac dva/],
    [['volanie', 'program čaká', 'b: 2'], 2, /meno a stav/],
    [['volanie cena', 'a: 1', 'b: 2'], 1, /nič nie je/],
    [['strom'], 1, /ani jeden prvok/],
    [['strom', 'body', ' h1'], 3, /dvoma medzerami/],
    [['strom', 'body', '    h1'], 3, /o jednu úroveň/],
    [['strom', 'body', 'h1'], 3, /jeden koreň/],
    [['strom', 'a', '  b', '    c', '      d'], 5, /najviac 3 úrovne/],
    [['strom', 'a', ...Array.from({ length: 50_000 }, () => '  b')], 26, /najviac 24/],
    [['strom', 'a <', '  b <'], 3, /už prvok na riadku 2/],
    [['strom', 'body', `  p ${long}`, `  p ${long}`], 1, /priširoký/],
    [['šípky', 'prve → zoznam'], 2, /Chýba riadok „zoznam = …“/],
    [['šípky', 'zoznam = [1]'], 2, /neukazuje ani jedno meno/],
    [['šípky', 'a → x', 'b → x', 'c → x', 'x = [1]'], 4, /najviac dve mená/],
    [['šípky', 'prve zoznam'], 2, /prve -> zoznam/],
  ])('%j', (lines, line, message) => {
    expect(wrong(...lines)).toEqual({ line, message: expect.stringMatching(message) });
  });
});

/** What authors may write, in each kind from the shortest to what has just no room. */
const growing: ((long: string, many: string[]) => string[])[] = [
  (long) => [`krabička a${long} = ${long}`, `bolo: ${long}`],
  (long, many) => [`pole a${long} = [${many.map((one) => one + long).join(', ')}]`, 'svieti: 0'],
  (long, many) => [`krabička o = { ${many.map((one) => `v${one}${long}: ${long}1`).join(', ')} }`],
  (long, many) => [`cyklus i${long} = ${many.map((one) => one + long).join(', ')}`, 'kolo: 1'],
  (long) => ['volanie', `p${long}: ${long}`, `f${long}: a = ${long}1`, `vráti: ${long}1`],
  (long, many) => ['strom', 'a', ...many.flatMap((one) => [`  ${one}${long}`, `    ${long}x`])],
  (long, many) => ['šípky', `a${long} → x`, `b → x`, `c → y`, `x = [${many.join(', ')}]`, `y = { ${long}a: 1${long} }`],
];

test.each(growing)('nothing is drawn over the edge, nothing is too small to read (%#)', (write) => {
  let drawn = 0;
  for (let length = 0; length < 24; length += 1) {
    for (let count = 1; count <= 8; count += 1) {
      const many = Array.from({ length: count }, (_, index) => String(index));
      const { drawing } = readDrawing(write('m'.repeat(length), many).join('\n'));
      if (!drawing) continue;
      drawn += 1;
      const { height, shapes } = layoutDrawing(drawing.drawing) ?? expect.fail();
      for (const shape of shapes) {
        if (shape.shape === 'path') continue;
        const isText = shape.shape === 'text';
        const width = isText ? widthOf(shape.text, shape.size) : shape.width;
        const before = isText ? { start: 0, middle: width / 2, end: width }[shape.anchor] : 0;
        expect(shape.x - before).toBeGreaterThanOrEqual(2);
        expect(shape.x - before + width).toBeLessThanOrEqual(sheetWidth - 2);
        expect(shape.y).toBeGreaterThan(0);
        expect(shape.y + (isText ? 0 : shape.height)).toBeLessThan(height);
        if (isText) expect(shape.size).toBeGreaterThanOrEqual(smallest);
      }
    }
  }
  expect(drawn).toBeGreaterThan(5);
});
