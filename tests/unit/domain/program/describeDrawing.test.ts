import { expect, test } from 'vitest';
import { describeDrawing } from '#src/domain/program/describeDrawing.ts';
import { drawingOf, paperOf } from '#src/domain/program/turtlePaths.ts';
import { signed, square, star, turtleOf } from '#stories/fixtures/turtle.ts';

const said = (...given: Parameters<typeof describeDrawing>) => describeDrawing(...given).replaceAll('\u00A0', ' ');
const polygon = (sides: [number, number][]) =>
  turtleOf((turtle) => {
    for (const [length, turn] of sides) {
      turtle.forward(length);
      turtle.left(turn);
    }
  });
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

test.each([
  ['nothing', [], 'Korytnačka zatiaľ nič nenakreslila a stojí tam, kde začala. Pozerá doprava.'],
  [
    'a square',
    square,
    'Korytnačka nakreslila štvorec so stranou 100 krokov a stojí tam, kde začala. Pozerá doprava. Farba čiar: #7e50e6.',
  ],
  [
    'a star',
    star,
    'Korytnačka nakreslila hviezdu s 5 cípmi a stojí tam, kde začala. Nie je ju vidieť. Farba čiar: červená. Výplň: zlatá. Pozadie: svetlomodrá.',
  ],
  [
    'circles, a dot and a text',
    signed,
    'Korytnačka nakreslila 2 kruhy a bodku, napísala „Ahoj, Ela“ a stojí 120 krokov vpravo a 40 krokov hore od stredu. Pozerá pod uhlom 45 stupňov. Farba čiar: modrá, zelená.',
  ],
  [
    'a rectangle',
    polygon([
      [100, 90],
      [50, 90],
      [100, 90],
      [50, 90],
    ]),
    'Korytnačka nakreslila obdĺžnik so stranami 100 a 50 krokov a stojí tam, kde začala. Pozerá doprava.',
  ],
  [
    'a triangle',
    polygon(times(3, [80, 120])),
    'Korytnačka nakreslila rovnostranný trojuholník so stranou 80 krokov a stojí tam, kde začala. Pozerá doprava.',
  ],
  [
    'a polygon',
    polygon(times(6, [40, -60])),
    'Korytnačka nakreslila pravidelný mnohouholník s 6 stranami po 40 krokov a stojí tam, kde začala. Pozerá doprava.',
  ],
  [
    'a line in two parts',
    polygon([
      [60, 0],
      [40, 90],
    ]),
    'Korytnačka nakreslila čiaru dlhú 100 krokov a stojí 100 krokov vpravo od stredu. Pozerá hore.',
  ],
  [
    'what has no name',
    polygon([
      [60, 30],
      [40, 30],
      [10, 0],
    ]),
    'Korytnačka nakreslila 3 čiary a stojí 100 krokov vpravo a 29 krokov hore od stredu. Pozerá pod uhlom 60 stupňov.',
  ],
])('%s', (_, acts, words) => {
  expect(said(acts)).toBe(words);
});

test('only what is done is told', () => {
  expect(said(square, 3)).toBe(
    'Korytnačka nakreslila 2 čiary a stojí 100 krokov vpravo a 100 krokov hore od stredu. Pozerá hore. Farba čiar: #7e50e6.',
  );
  expect(said([...square, { act: 'clear', isReset: false }])).toBe(
    'Korytnačka zatiaľ nič nenakreslila a stojí tam, kde začala. Pozerá doprava.',
  );
});

test('a filled shape lies below its lines', () => {
  const { marks } = drawingOf(star);
  expect(marks.map((mark) => ('act' in mark ? mark.act : mark.kind))).toEqual(['fill', ...times(5, 'line')]);
});

test('the paper has room for everything, also what stands above and below', () => {
  const paper = paperOf(turtleOf((turtle) => turtle.circle(300)));
  expect(paper.top).toBeCloseTo(630);
  expect(paper.height).toBeCloseTo(660);
  expect(paper.left + paper.width).toBeGreaterThanOrEqual(330);
  expect(paperOf([])).toEqual({ left: -190, top: 108, width: 380, height: 216 });
});
