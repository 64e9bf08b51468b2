import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RunCode } from '#src/containers/code/RunCode.tsx';
import { StepsContainer } from '#src/containers/steps/StepsContainer.tsx';
import type { Exercise } from '#src/contract/exercise.ts';
import { programStep } from '#stories/fixtures/steps.ts';

const exercise: Exercise = {
  id: 'aloud',
  kind: 'write',
  language: 'javascript',
  start: 'console.log(1);',
  solution: 'console.log(2);',
  address: '/runtimes/javascript/0/frame.html',
  checks: [{ name: 'Vypíše 2', output: '2' }],
  mistakes: [],
  hintsHtml: [],
  options: [],
};

afterEach(() => {
  cleanup();
  document.querySelector('main')?.remove();
});

/** What is added to regions that a screen reader follows, in its order; of the output, which is a log, nothing. */
function listen(): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const inside = element?.closest('[role=status], [role=alert], [aria-live]');
      const texts = type === 'characterData' ? [target] : [...addedNodes];
      // Also a region that comes with words in it.
      const said = texts.flatMap((node) => {
        if (inside) return [node.textContent];
        const own =
          node instanceof Element ? [...node.querySelectorAll('[role=status], [role=alert], [aria-live]')] : [];
        return own.map(({ textContent }) => textContent);
      });
      heard.push(...said.map((words) => words ?? '').filter((words) => words.trim() !== ''));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

test('a task that wakes says nothing, a check its verdict once, and a change nothing', {
  timeout: 60_000,
}, async () => {
  localStorage.clear();
  const text = document.createElement('main');
  text.innerHTML = `<div class="exercise" data-exercise='${JSON.stringify(exercise)}'>
    <fieldset><div data-assignment><div class="prose"><p>Zadanie</p></div></div></fieldset>
  </div>`;
  document.body.append(text);
  const heard = listen();
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <RunCode /> }])} />);
  const check = await screen.findByRole('button', { name: 'Skontrolovať' }, { timeout: 20_000 });
  expect(heard).toEqual([]);
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(check);
  await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 20_000 });
  expect(heard[0]).toContain('Kód je zatiaľ taký');

  document.querySelector<HTMLElement>('textarea, .cm-content')?.focus();
  await vi.waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull(), { timeout: 20_000 });
  await userEvent.keyboard(' ');
  // What was found is of the last check now, and not said again.
  await vi.waitFor(() => expect(document.querySelector('[data-verdict]')?.textContent).toContain('Kód je zatiaľ taký'));
  expect(heard).toHaveLength(1);
});

test('each step of a program is said once and whole, also where two say the same', { timeout: 60_000 }, async () => {
  const heard = listen();
  const steps = [
    programStep(1, { a: 1 }),
    programStep(2, { a: 1 }),
    programStep(2, { a: 1 }),
    programStep(1, { a: 2 }),
  ];
  const code = 'let a = 1;\nconsole.log();';
  const result = { verdict: 'finished' } as const;
  const recording = {
    code,
    language: 'javascript' as const,
    steps,
    query: [],
    lines: [],
    result,
    message: null,
    failure: null,
  };
  render(<StepsContainer title="a.js" html={null} recording={recording} onClose={() => undefined} />);
  await vi.waitFor(() => expect(heard).toEqual([expect.stringMatching(/^Riadok 1: ./)]));
  const forward = screen.getByRole('button', { name: 'Krok vpred' });
  expect(document.activeElement).toBe(forward);
  for (const [index, line] of [2, 2, 1].entries()) {
    await userEvent.click(forward);
    await vi.waitFor(() => expect(heard).toHaveLength(index + 2));
    expect(heard.at(-1)).toMatch(new RegExp(`^Riadok ${line}: .`));
  }
  await userEvent.keyboard('{ArrowLeft}');
  await vi.waitFor(() => expect(heard).toHaveLength(5));
});
