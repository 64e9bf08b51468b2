import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '#src/browser/queryClient.ts';
import { ReviewsContainer } from '#src/containers/review/ReviewsContainer.tsx';
import type { Review, ReviewOverview } from '#src/contract/review.ts';

const review: Review = {
  id: 'r1',
  rating: 4,
  text: 'Zrozumiteľné.',
  authorName: 'Ema',
  createdAt: '2026-05-12T18:20:00Z',
  editedAt: null,
  isOwn: true,
  heldFor: null,
  hiddenReason: null,
};

let stored: Review | null;
let ability: ReviewOverview['ability'];
/** What the next write is answered with instead of being done. */
let refusal: Response | null;

const answer = vi.fn<typeof fetch>(async (input, init) => {
  const method = init?.method ?? 'GET';
  if (method !== 'GET') {
    if (refusal) return refusal;
    stored = method === 'DELETE' ? null : { ...review, ...JSON.parse(String(init?.body)) };
    return Response.json(stored ?? { deleted: true });
  }
  const count = stored ? 1 : 0;
  if (!String(input).endsWith('/overview')) {
    return Response.json({ items: stored ? [stored] : [], page: 1, pageCount: 1, total: count });
  }
  const histogram = [1, 2, 3, 4, 5].map((stars) => (stored?.rating === stars ? 1 : 0));
  return Response.json({ average: stored?.rating ?? null, count, histogram, ownReview: stored, ability });
});

beforeEach(() => {
  stored = null;
  ability = 'allowed';
  refusal = null;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  answer.mockClear();
  vi.unstubAllGlobals();
});

const open = (userId: string | null = 'ema') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ReviewsContainer
          courseId="java"
          userId={userId}
          loginHref="/login"
          courseHref="/kurzy/java"
          place="hodnotenia"
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const writes = () => answer.mock.calls.filter(([, init]) => init?.method !== undefined);

test('a visitor is invited to sign in, and nothing is asked in the name of a user', async () => {
  open(null);
  expect((await screen.findByRole('link', { name: 'Prihlásiť sa' })).getAttribute('href')).toBe('/login');
  // Where nobody has reviewed yet, they are not shown a heading over nothing.
  expect(screen.queryByRole('heading')).toBeNull();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('who has no lecture completed is told so', async () => {
  ability = 'no-lecture-completed';
  open();
  expect(await screen.findByText(/dokončenú aspoň jednu lekciu/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a review that fails keeps what was typed; sent again, it stands there and counts', async () => {
  open();
  refusal = Response.json({ code: 'internal' }, { status: 500 });
  await userEvent.click(await screen.findByRole('radio', { name: /^4/ }));
  await userEvent.type(screen.getByRole('textbox'), 'Zrozumiteľné.');
  await press('Odoslať hodnotenie');
  expect((await screen.findByRole('alert')).textContent).toContain('Text ti ostal');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Zrozumiteľné.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^4/ }).checked).toBe(true);
  refusal = null;
  await press('Odoslať hodnotenie');
  expect(await screen.findByRole('heading', { name: 'Tvoje hodnotenie' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ďakujeme, tvoje hodnotenie je uložené.'));
  expect(await screen.findByText('1 hodnotenie')).toBeTruthy();
  expect(screen.getAllByText('Zrozumiteľné.'), 'once: not in the list again').toHaveLength(1);
});

test('an own review is changed in its place', async () => {
  stored = review;
  open();
  await press('Upraviť');
  await userEvent.click(screen.getByRole('radio', { name: /^2/ }));
  await press('Uložiť zmeny');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('uložené'));
  expect(stored).toMatchObject({ rating: 2, text: 'Zrozumiteľné.' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an own review is deleted after a second word', async () => {
  stored = review;
  open();
  await press('Zmazať');
  await press('Ponechať');
  expect(writes()).toEqual([]);
  await press('Zmazať');
  await press('Zmazať hodnotenie');
  expect(await screen.findByText('Kurz zatiaľ nikto nehodnotil.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Odoslať hodnotenie' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Tvoje hodnotenie je zmazané.');
});
