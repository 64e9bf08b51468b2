import { expect, test } from 'vitest';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { type FileField, valueAt, withFile, withValue } from '#src/domain/desk/content/contentFields.ts';
import { ofKind, withRight } from '#src/domain/desk/content/quizDraft.ts';
import { moved } from '#src/domain/desk/kit/moved.ts';

test('a field of an object is set and taken out, and an empty object is nothing', () => {
  const values = withValue({ name: 'Rozhodovanie', result: null }, 'result.name', 'Lístok');
  expect(values).toEqual({ name: 'Rozhodovanie', result: { name: 'Lístok' } });
  expect(valueAt(values, 'result.name')).toBe('Lístok');
  expect(withValue(values, 'result.name', undefined)).toEqual({ name: 'Rozhodovanie', result: null });
  expect(withValue({ video: 'a', name: 'b' }, 'video', undefined)).toEqual({ name: 'b' });
});

test('what a form does not know of a thing stays', () => {
  const game = { lecture: 'lec', picture: '/games/a.svg' };
  const changed = withValue({ result: { name: 'Hra', text: 'Pexeso', game } }, 'result.text', 'Pexeso o kartách');
  expect(changed).toEqual({ result: { name: 'Hra', text: 'Pexeso o kartách', game } });
});

test('a question of another kind keeps its words, and of one answer only one is right', () => {
  const question = {
    id: 'q',
    kind: 'SINGLE',
    text: 'Čo?',
    options: [{ text: 'a', correct: true }, { text: 'b' }],
  } as const;
  const single = { ...question, options: [...question.options] };
  expect(ofKind(single, 'NUMBER')).toEqual({ id: 'q', kind: 'NUMBER', text: 'Čo?' });
  expect(ofKind(single, 'MULTIPLE').options).toEqual(single.options);
  expect(withRight('SINGLE', single.options, 1, true)).toEqual([{ text: 'a' }, { text: 'b', correct: true }]);
  expect(withRight('MULTIPLE', single.options, 1, true)).toEqual([
    { text: 'a', correct: true },
    { text: 'b', correct: true },
  ]);
});

test('questions are moved by one place, and not over an end', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('a film from the store brings its length, its size and its captions; a picture brings its address alone', () => {
  const file: MediaFile = {
    id: 'f',
    name: 'prvy.mp4',
    kind: 'film',
    contentType: 'video/mp4',
    bytes: 5_000,
    width: 1280,
    height: 720,
    durationSeconds: 61.4,
    alt: '',
    address: '/subory/f/prvy.mp4',
    markdown: '',
    thumbnail: null,
    variants: [],
    captions: { id: 'c', name: 'prvy.vtt', address: '/subory/c/prvy.vtt' },
    isPrivate: false,
    uploadedBy: null,
    at: '2026-11-22T10:00:00Z',
    uses: [],
  };
  const film: FileField = { key: 'source', label: 'Video', type: 'file', kind: 'film' };
  const known = { title: 'Prvý program', durationSeconds: 1 };
  expect(withFile(known, film, file)).toEqual({
    title: 'Prvý program',
    source: '/subory/f/prvy.mp4',
    bytes: 5_000,
    durationSeconds: 61,
    captions: '/subory/c/prvy.vtt',
  });
  const poster: FileField = { key: 'poster', label: 'Obrázok', type: 'file', kind: 'image' };
  expect(withFile(known, poster, file)).toEqual({ ...known, poster: file.address });
});
