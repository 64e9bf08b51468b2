import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ProgramContainer } from '#src/containers/code/ProgramContainer.tsx';
import { RunCode } from '#src/containers/code/RunCode.tsx';
import type { Exercise } from '#src/contract/exercise.ts';

const address = '/runtimes/javascript/0/frame.html';
const broken = 'const meno = "Ema";\nconsle.log(meno);';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  // Not the frame in which programs run.
  document.querySelector('main')?.remove();
});

const written = () => document.querySelector('.cm-content')?.textContent ?? document.querySelector('textarea')?.value;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));

test('a program of a lesson is put right by a press, and runs', { timeout: 30_000 }, async () => {
  const program = { title: 'meno.js', code: broken, html: broken, language: 'javascript' as const, address };
  const draft = { id: 'program', lectureId: null };
  render(<ProgramContainer program={{ ...program, draft }} onRan={() => {}} pressed={{ act: 'run', number: 1 }} />);
  await screen.findByText('Riadok 2: meno consle program nepozná', {}, { timeout: 10_000 });
  await press('Opraviť');
  await vi.waitFor(() => expect(written()).toContain('console.log(meno);'));
  expect(screen.queryByText(/consle/)).toBe(null);
  await press('Spustiť');
  await vi.waitFor(() => expect(screen.getByRole('log').textContent).toBe('Ema'), { timeout: 10_000 });
});

test('what was changed since is not put right any more', { timeout: 30_000 }, async () => {
  const exercise: Exercise = {
    id: 'prva',
    kind: 'write',
    language: 'javascript',
    start: broken,
    solution: '',
    address,
    checks: [],
    mistakes: [],
    hintsHtml: [],
    options: [],
  };
  const text = document.createElement('main');
  text.innerHTML = `<div class="exercise" data-exercise='${JSON.stringify(exercise)}'>
    <fieldset><div data-assignment><div class="prose"><p>Zadanie</p></div></div></fieldset>
  </div>`;
  document.body.append(text);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <RunCode /> }])} />);
  await press('Spustiť');
  await screen.findByRole('button', { name: 'Opraviť' }, { timeout: 10_000 });
  const field = document.querySelector<HTMLElement>('.cm-content, textarea');
  if (field) await userEvent.click(field);
  await userEvent.keyboard('1');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Opraviť' })).toBe(null));
  await userEvent.keyboard('{Backspace}');
  await press('Opraviť');
  await vi.waitFor(() => expect(written()).toContain('console.log(meno);'));
});
