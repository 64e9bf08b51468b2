import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startAnswerSync, takeGuestAnswers } from '#src/browser/learning/answerSync.ts';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { keptAnswers } from '#src/browser/learning/keptAnswers.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { QuizInvitations } from '#src/containers/quiz/QuizInvitations.tsx';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { questions, quiz, rightAnswers } from '#stories/fixtures/quiz.ts';

const [first, second] = questions;
const soon = { timeout: 10_000 };
/** Bodies of what was to be graded, or to be answered for a learner. */
let sent: { path: string; body: unknown }[];
let status: number;

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(input), location.href);
  if (!init.body) return Response.json({ items: pathname.endsWith('/question') ? questions : [quiz] });
  const body = JSON.parse(String(init.body));
  sent.push({ path: pathname, body });
  if (status !== 200) return Response.json({ code: 'x' }, { status });
  const asked: string[] = (body.items ?? []).map(({ questionId }: { questionId: string }) => questionId);
  return Response.json({ items: rightAnswers.filter(({ questionId }) => asked.includes(questionId)) });
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient(sendToApi)}>
      <MemoryRouter>
        <QuizInvitations lectureId="lekcia" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const button = (name: string) => screen.findByRole('button', { name }, soon);

beforeEach(() => {
  localStorage.clear();
  sent = [];
  status = 200;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  guestLearning.forget();
  vi.unstubAllGlobals();
});

async function answerFirst(): Promise<void> {
  await userEvent.click((await screen.findAllByRole('radio', {}, soon))[0] ?? document.body);
  await userEvent.click(await button('Odpovedať'));
}

test('one press begins; what was answered is graded, kept, and there again', async () => {
  open();
  await userEvent.click(await button('Začať kvíz'));
  expect(await screen.findByRole('heading', { name: /^Otázka 1/ }, soon)).toHaveFocus();
  await answerFirst();
  await screen.findByText('Správne', {}, soon);
  expect(sent.map(({ path }) => path)).toEqual([`/api/quiz/${quiz.id}/guest-answers`]);
  expect(guestLearning.counts()).toEqual({ lectures: 0, exercises: 0, answers: 1, programs: 0 });

  cleanup();
  open();
  await userEvent.click(await button('Pokračovať v\u00A0kvíze'));
  expect(await screen.findByRole('heading', { name: /^Otázka 2/ }, soon)).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({ items: [{ questionId: first?.id }] });
});

test('what could not be graded is not lost: it says so, and goes again', async () => {
  status = 429;
  open();
  await userEvent.click(await button('Začať kvíz'));
  await answerFirst();
  await screen.findByText(/sa nepodarilo/, {}, soon);
  expect(guestLearning.counts().answers).toBe(0);
  status = 200;
  await userEvent.click(await button('Odpovedať'));
  await screen.findByText('Správne', {}, soon);
  expect(guestLearning.counts().answers).toBe(1);
});

test('at the sign-in the answers become the learner’s, and go to the server once', async () => {
  const row = (id = '') => ({ quizId: quiz.id, answer: { kind: 'SINGLE' as const, optionId: id } });
  keptAnswers.write('', first?.id ?? '', row('a'));
  keptAnswers.write('', second?.id ?? '', row('b'));
  expect(takeGuestAnswers('ema')).toBe(2);
  expect(takeGuestAnswers('ema')).toBe(0);
  const told = vi.fn();
  const stop = startAnswerSync({
    userId: 'ema',
    send: async (path, init) => {
      sent.push({ path, body: JSON.parse(String(init?.body)) });
      return sent.length === 1 ? Response.json({}, { status: 404 }) : Response.json(rightAnswers[1]);
    },
    onSent: told,
  });
  await expect.poll(() => keptAnswers.idsOf('ema'), soon).toEqual([]);
  stop();
  // The first was refused: its quiz is another one by now.
  expect(sent.map(({ body }) => (body as { questionId: string }).questionId).sort()).toEqual(
    [first?.id, second?.id].sort(),
  );
  expect(told).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});
