import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { queryClient } from '#src/browser/queryClient.ts';
import { LearnerSyncContainer } from '#src/containers/exercise/LearnerSyncContainer.tsx';
import { nothingKept, withAttempt } from '#src/domain/exercise/keptExercise.ts';

function NextPage() {
  return <Link to={`${useLocation().pathname}dalej/`}>Ďalej</Link>;
}

const notice = () => screen.queryByText(/^Zachovali sme/);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const go = () => act(() => screen.getByRole('link').click());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // The server does not answer meanwhile.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  keptExercises.write('', 'prva', withAttempt({ ...nothingKept, lectureId: 'l' }, { id: 'x', passed: true }));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <NextPage />
        <LearnerSyncContainer userId="ema" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a guest did is said for six seconds', async () => {
  expect(notice()).toHaveTextContent('Zachovali sme 1 úlohu.');
  await wait(5900);
  expect(notice()).toBeVisible();
  await wait(200);
  expect(notice()).toBeNull();
});

test('it stays as long as the focus is in it', async () => {
  const close = screen.getByRole('button', { name: 'Zavrieť' });
  act(() => close.focus());
  await wait(20_000);
  expect(notice()).toBeVisible();
  act(() => close.blur());
  await wait(6100);
  expect(notice()).toBeNull();
});

test('it goes along with the sign-in to the page that comes then, and not to the next one', async () => {
  await wait(300);
  await go();
  expect(notice()).toBeVisible();
  await wait(1000);
  await go();
  expect(notice()).toBeNull();
});

test('who goes on has read it', async () => {
  await wait(1500);
  await go();
  expect(notice()).toBeNull();
});
