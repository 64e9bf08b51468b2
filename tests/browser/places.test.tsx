import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RunCode } from '#src/containers/code/RunCode.tsx';
import type { Exercise } from '#src/contract/exercise.ts';
import { expectStderr } from '#tests/support/stderr.ts';

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
  `<div class="exercise" data-exercise='${JSON.stringify(exercise(id))}'>
    <fieldset>
      <div data-assignment><div class="prose"><p>Zadanie ${id}</p></div></div>
      <button type="button" data-action="edit" aria-label="Upraviť ${id}">Upraviť</button>
      <button type="button">Nápoveda</button>
    </fieldset>
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
/** The code of tasks takes a while, the first time. */
const soon = <T,>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 20 });
/** What stands in the place of a task; it has woken by itself. */
const awake = (id: string) => {
  const next = text.querySelector(`div[data-exercise*='"${id}"']`)?.nextElementSibling;
  return next instanceof HTMLElement && next.matches('.exercise:not([data-exercise])') ? next : null;
};
/** Begins to write into a task; the editor comes, which takes a while the first time. */
async function begin(id: string): Promise<void> {
  const field = await soon(() => {
    const found = awake(id)?.querySelector<HTMLElement>('textarea');
    expect(found).toBeTruthy();
    return found as HTMLElement;
  });
  field.focus();
  await soon(() => expect(awake(id)?.querySelector('.cm-content')).toBe(document.activeElement));
}

test('an opened task goes on in markup that was drawn anew, with what was written and the focus', {
  timeout: 30_000,
}, async () => {
  await begin('druha');
  await userEvent.keyboard('moje slová');
  // As when React draws the lesson again.
  text.innerHTML = lesson;
  await soon(() => expect(editors().map(({ textContent }) => textContent)).toEqual(['moje slová']));
  expect(document.activeElement).toBe(editors()[0]);
  await userEvent.keyboard('!');
  // In its own place, and only there.
  expect(awake('druha')?.querySelector('.cm-content')?.textContent).toBe('moje slová!');
  expect(awake('prva')?.querySelector('.cm-content')).toBeNull();
});

test('it comes back with a text that was away for a while', async () => {
  await begin('prva');
  await userEvent.keyboard('moje slová');
  text.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 20));
  text.innerHTML = lesson;
  await soon(() => expect(awake('prva')?.querySelector('.cm-content')?.textContent).toBe('moje slová'));
});

test('a task that comes later, or that is left for another page and found again, wakes too', async () => {
  await soon(() => expect(awake('druha')).not.toBeNull());
  text.insertAdjacentHTML('beforeend', box('tretia'));
  await soon(() => expect(awake('tretia')).not.toBeNull());
  await router.navigate('/lekcia/druha');
  text.innerHTML = lesson;
  await soon(() => expect(awake('prva')).not.toBeNull());
});

test('who is at a button of a task that wakes is at the same one', async () => {
  text.querySelector<HTMLElement>('[data-action=edit]')?.focus();
  await soon(() => expect(awake('prva')).not.toBeNull());
  expect(awake('prva')?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Upraviť');
});

test('the help that was asked for before a task woke is opened, and read', async () => {
  text.innerHTML = box('prva').replace('"hintsHtml":[]', '"hintsHtml":["Skús to."]');
  text.querySelectorAll('button')[1]?.click();
  await soon(() => expect(document.activeElement?.textContent).toContain('Skús to.'));
});

test('everything that was pressed before its code came is answered', async () => {
  for (const name of ['Upraviť prva', 'Upraviť druha', '12']) screen.getByRole('button', { name }).click();
  await soon(() => expect(editors()).toHaveLength(2));
  await screen.findByText('Presne tak.');
});

test('what was ticked before a list woke is ticked, all of it, and nothing twice', async () => {
  const items = ['Prvá', 'Druhá', 'Tretia'].map((name) => ({ name }));
  const tick = { ...exercise('prva'), kind: 'tick', language: 'words', checks: items };
  const boxes = items.map(
    ({ name }, at) =>
      `<button type="button" role="checkbox" aria-checked="false" id="t${at}"></button><label for="t${at}">${name}</label>`,
  );
  text.innerHTML = `<div class="exercise" data-exercise='${JSON.stringify(tick)}'>
    <fieldset><div data-assignment><div class="prose">Odškrtni</div></div>${boxes.join('')}</fieldset>
  </div>`;
  for (const box of [...text.querySelectorAll('button')].slice(1)) box.click();
  const ticked = () => [...(awake('prva')?.querySelectorAll('[role=checkbox]') ?? [])].map((box) => box.ariaChecked);
  await soon(() => expect(ticked()).toEqual(['false', 'true', 'true']));
});

test.each([
  ['cannot be read', '"id":"druha"', '"id":"druha'],
  ['cannot be drawn', '"checks":[]', '"checks":null'],
])('a task that %s stays as it stands, is told of, and those behind it wake', async (_, sound, broken) => {
  expectStderr(/Uncaught (SyntaxError|TypeError)/);
  cleanup();
  const told: unknown[] = [];
  const onError = (event: ErrorEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    told.push(event.error);
  };
  window.addEventListener('error', onError, { capture: true });
  onTestFinished(() => window.removeEventListener('error', onError, { capture: true }));
  text.innerHTML = `${box('druha').replace(sound, broken)}${box('prva')}`;
  render(<RouterProvider router={router} />, { onCaughtError: window.reportError });
  await soon(() => expect(awake('prva')).not.toBeNull());
  await soon(() => expect(told).toHaveLength(1));
  const stays = text.querySelector<HTMLElement>('div[data-exercise]');
  await soon(() => expect(stays?.checkVisibility()).toBe(true));
  expect(stays?.textContent).toContain('Zadanie druha');
});

test('on another page nothing of it is left', async () => {
  await begin('prva');
  await router.navigate('/lekcia/druha');
  await soon(() => expect(editors()).toHaveLength(0));
});

test('what is written belongs to the lecture in whose text the task stands, whatever the address', async () => {
  const page = location.href;
  history.replaceState(null, '', '/kurzy/java/kapitola/k1/lekcia/ina');
  const keptOf = (id: string) => JSON.parse(localStorage.getItem(`exercise::${id}`) ?? '{}');
  text.innerHTML = `<div class="prose" data-lecture="l1">${box('prva')}</div>${box('druha')}`;
  await begin('prva');
  await userEvent.keyboard('moje slová');
  await begin('druha');
  await userEvent.keyboard('mimo lekcie');
  history.replaceState(null, '', page);
  expect(keptOf('prva')).toMatchObject({ lectureId: 'l1', draft: { code: 'moje slová' } });
  expect(keptOf('druha').draft).toMatchObject({ code: 'mimo lekcie' });
  expect(keptOf('druha')).not.toHaveProperty('lectureId');
});
