import { expect, test } from 'vitest';
import { draggedOver, inOrder, orderOf, placed, placeInWords, stepped } from '#src/domain/courseOrder.ts';
import { courseTree } from '#stories/fixtures/deskContent.ts';

const order = [
  { id: 'A', lectures: ['1', '2'] },
  { id: 'B', lectures: [] },
  { id: 'C', lectures: ['3'] },
];
const said = (chapters: typeof order) => chapters.map(({ id, lectures }) => id + lectures.join('')).join(' ');

test('steps move a lecture over borders of chapters, empty ones too, and stop at the ends', () => {
  const down = stepped(order, '2', 1);
  expect(said(down)).toBe('A1 B2 C3');
  expect(said(stepped(down, '2', 1))).toBe('A1 B C23');
  expect(said(stepped(order, '3', -1))).toBe('A12 B3 C');
  expect(said(stepped(order, '1', -1))).toBe('A12 B C3');
  expect(said(stepped(order, '3', 1))).toBe('A12 B C3');
});

test('steps move a chapter with all that is in it', () => {
  expect(said(stepped(order, 'A', 1))).toBe('B A12 C3');
  expect(said(stepped(order, 'A', -1))).toBe('A12 B C3');
});

test('a dragged row takes the place of the row below the pointer, and never one above the first chapter', () => {
  expect(said(draggedOver(order, '1', '2'))).toBe('A21 B C3');
  expect(said(draggedOver(order, '1', '3'))).toBe('A2 B C31');
  expect(said(draggedOver(order, '3', 'A'))).toBe('A312 B C');
  expect(said(draggedOver(order, '2', 'B'))).toBe('A1 B2 C3');
  expect(said(draggedOver(order, 'C', 'A'))).toBe('C3 A12 B');
  expect(said(draggedOver(order, 'C', '1'))).toBe('A12 B C3');
});

test('a lecture is placed at the end of another chapter', () => {
  expect(said(placed(order, '1', 'C'))).toBe('A2 B C31');
});

test('an order is put over a tree that has changed meanwhile, and loses nothing of it', () => {
  const [first, second, third] = orderOf(courseTree.chapters);
  if (!first || !second || !third) throw new Error('The course has three chapters.');
  const mine = [
    { ...second, lectures: ['gone', 'premenne', ...second.lectures.slice(1)] },
    { ...first, lectures: [] },
  ];
  const merged = inOrder(courseTree.chapters, mine);
  expect(merged.map(({ id }) => id)).toEqual(['rozhodovanie', 'prvy-riadok', 'opakovanie']);
  expect(merged[0]?.lectures.map(({ id }) => id)).toEqual(['premenne', ...second.lectures.slice(1), 'typy']);
  const all = (chapters: typeof mine) => chapters.flatMap(({ lectures }) => lectures).toSorted();
  expect(all(orderOf(merged))).toEqual(all([first, second, third]));
});

test('a place is said as people count', () => {
  expect(placeInWords(courseTree.chapters, 'prechadzanie')).toBe('miesto 2 z\u00A05 v kapitole Opakovanie');
  expect(placeInWords(courseTree.chapters, 'rozhodovanie')).toBe('kapitola 2 z\u00A03');
});
