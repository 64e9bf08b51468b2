import { expect, test } from 'vitest';
import { groupsOf } from '#src/domain/searchLines.ts';
import { foundArticle, foundLecture, typedResult } from '#stories/fixtures/search.ts';

const read = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('lectures come first with their line; the sentence stands where the name does not say why', () => {
  const groups = groupsOf([...typedResult.items].reverse());
  expect(groups.map(({ name }) => name)).toEqual(['Lekcie', 'Vo videách', 'Ľudia a\u00A0stránky']);
  const [lectures, videos, others] = groupsOf(typedResult.items);
  expect(lectures?.lines.map(({ mark, note }) => [mark, read(note)])).toEqual([
    [7, 'Programovanie od nuly · Rozhodovanie'],
    [6, 'Programovanie od nuly · výsledok rozhodne o\u00A0podmienke'],
    [3, 'SQL Základy · Výber riadkov'],
    [5, 'Java Kurz · Rozhodovanie'],
    [14, 'Webové Hry · tri podmienky naraz'],
  ]);
  expect(videos?.lines.map(({ title, note, second }) => [read(title), read(note), second])).toEqual([
    ['„… keď podmienka neplatí, ide sa na else“', 'Ako sa program rozhoduje · video', 192],
  ]);
  expect(others?.lines.map(({ note }) => read(note))).toEqual(['stránka']);
});

test('of each group no more is shown than is seen at once', () => {
  const many = [...Array(8).fill(foundLecture), ...Array(8).fill(foundArticle)];
  expect(groupsOf(many).map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Lekcie', 5],
    ['Články a\u00A0podcast', 3],
  ]);
});
