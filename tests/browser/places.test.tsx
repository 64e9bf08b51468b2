import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RunCode } from '#src/containers/code/RunCode.tsx';
import type { Exercise } from '#src/contract/exercise.ts';

const exercise = (id: string): Exercise => ({
  id,
  kind: 'write',
  // Nothing has to be loaded to run it.
  language: 'java',
  start: '',
  solution: '',
  address: null,
  checks: [],
  mistakes: [],
  hintsHtml: [],
  options: [],
});
const box = (id: string) =>
  `<div class="callout task" data-exercise='${JSON.stringify(exercise(id))}'>
    <div class="assignment"><p>Zadanie ${id}</p></div>
    <button type="button" data-exercise-act="edit">Riešiť ${id}</button>
  </div>`;
const guess = `<div class="guess" role="group" aria-label="Tipni si" data-answer="12">
    <button type="button" class="guess-tip" data-guess><code>12</code></button>
  </div>`;
const lesson = `<p>Lekcia</p>${box('prva')}${box('druha')}${guess}`;

let text: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  localStorage.clear();
  text = document.createElement('main');
  text.innerHTML = lesson;
  document.body.append(text);
  router = createMemoryRouter([{ path: '*', element: <RunCode /> }], { initialEntries: ['/lekcia/prva'] });
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  text.remove();
});

const editors = () => [...text.querySelectorAll<HTMLElement>('.cm-content')];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The editor has come, which takes a while the first time. */
const untilWritable = () =>
  vi.waitFor(() => expect(editors()[0]).toBe(document.activeElement), { timeout: 20_000, interval: 20 });

test('an opened task goes on in markup that was drawn anew, with what was written and the focus', {
  timeout: 30_000,
}, async () => {
  await press('Riešiť druha');
  await untilWritable();
  await userEvent.keyboard('moje slová');
  // As when React draws the lesson again.
  text.innerHTML = lesson;
  await vi.waitFor(() => expect(editors().map(({ textContent }) => textContent)).toEqual(['moje slová']));
  expect(document.activeElement).toBe(editors()[0]);
  await userEvent.keyboard('!');
  expect(editors()[0]?.textContent).toBe('moje slová!');
  // In its own place, and only there.
  expect(text.querySelector('.exercise')?.previousElementSibling?.textContent).toContain('Zadanie druha');
  expect(screen.queryByRole('button', { name: 'Riešiť druha' })).toBeNull();
  screen.getByRole('button', { name: 'Riešiť prva' });
});

test('it comes back with a text that was away for a while', async () => {
  await press('Riešiť prva');
  await untilWritable();
  await userEvent.keyboard('moje slová');
  text.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 20));
  text.innerHTML = lesson;
  await vi.waitFor(() => expect(editors()[0]?.textContent).toBe('moje slová'));
});

test('everything that was pressed before its code came is answered', async () => {
  for (const name of ['Riešiť prva', 'Riešiť druha', '12']) screen.getByRole('button', { name }).click();
  await vi.waitFor(() => expect(editors()).toHaveLength(2));
  await screen.findByText('Presne tak.');
});

test('on another page nothing of it is left', async () => {
  await press('Riešiť prva');
  await vi.waitFor(() => expect(editors()).toHaveLength(1));
  await router.navigate('/lekcia/druha');
  await vi.waitFor(() => expect(editors()).toHaveLength(0));
  screen.getByRole('button', { name: 'Riešiť prva' });
});

test('what is written belongs to the lecture in whose text the task stands, whatever the address', async () => {
  const page = location.href;
  history.replaceState(null, '', '/kurzy/java/kapitola/k1/lekcia/ina');
  const keptOf = (id: string) => JSON.parse(localStorage.getItem(`exercise::${id}`) ?? '{}');
  text.innerHTML = `<div class="prose" data-lecture="l1">${box('prva')}</div>${box('druha')}`;
  await press('Riešiť prva');
  await untilWritable();
  await userEvent.keyboard('moje slová');
  await press('Riešiť druha');
  await vi.waitFor(() => expect(editors()[1]).toBe(document.activeElement));
  await userEvent.keyboard('mimo lekcie');
  history.replaceState(null, '', page);
  expect(keptOf('prva')).toMatchObject({ lectureId: 'l1', draft: { code: 'moje slová' } });
  expect(keptOf('druha').draft).toMatchObject({ code: 'mimo lekcie' });
  expect(keptOf('druha')).not.toHaveProperty('lectureId');
});
