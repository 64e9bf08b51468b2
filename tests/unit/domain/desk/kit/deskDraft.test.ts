import { expect, it } from 'vitest';
import { type DeskDraft, fateOfDraft } from '#src/domain/desk/kit/deskDraft.ts';

const head = { revision: 4, document: { data: { name: 'Cyklus', minutes: 8 }, text: 'Text.', quiz: null } };
const draft: DeskDraft<typeof head.document> = {
  owner: 'jana',
  base: 4,
  document: { ...head.document, text: 'Text, dlhší.' },
  at: '2026-11-22T11:03:00.000Z',
};

it('offers what goes on from the text of the server, and lets what is behind be merged', () => {
  expect(fateOfDraft(draft, 'jana', head)).toBe('offered');
  expect(fateOfDraft({ ...draft, base: 3 }, 'jana', head)).toBe('behind');
});

it('says nothing of what the server has, or of what is another person’s', () => {
  const same = { ...draft, base: 3, document: { ...head.document, data: { minutes: 8, name: 'Cyklus' } } };
  expect(fateOfDraft(same, 'jana', head)).toBe('none');
  expect(fateOfDraft(draft, 'peter', head)).toBe('none');
  expect(fateOfDraft(null, 'jana', head)).toBe('none');
});
