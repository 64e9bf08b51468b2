import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startIdentity } from '#src/browser/identity/identity.ts';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import { CourseContainer } from '#src/containers/course/CourseContainer.tsx';
import { CourseGridContainer } from '#src/containers/course/CourseGridContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { buildCourse, javaCourse } from '#stories/fixtures/course.ts';

const freeCourse = {
  ...javaCourse,
  id: 'zadarmo',
  slug: 'zadarmo',
  name: 'Kurz zadarmo',
  courseProducts: [],
  priceText: null,
};
const [chapter] = javaCourse.chapters;
const [first, second] = chapter?.lectures ?? [];
const secondHref = (slug: string) => paths.lecture(slug, chapter?.id ?? '', second?.id ?? '');
const soon = { timeout: 10_000 };

function show(page: React.ReactNode) {
  return render(
    <QueryClientProvider client={createQueryClient(async () => Response.json(javaCourse))}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeAll(() => startIdentity({ provider: 'local', apiKey: 'local', projectId: 'local', authDomain: 'localhost' }));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({ items: [], page: 1, pageCount: 1, total: 0 }));
});
afterEach(() => {
  cleanup();
  guestLearning.forget();
  vi.unstubAllGlobals();
});

test('a card says how much of its course a guest has done, and leads on; others say what they say to everybody', async () => {
  guestMarks.mark(javaCourse.id, first?.id ?? '');
  show(<CourseGridContainer courses={[javaCourse, buildCourse({ id: 'iny', slug: 'iny', name: 'Iný kurz' })]} />);
  const way = await screen.findByRole('link', { name: 'Pokračovať' }, soon);
  expect(way).toHaveAttribute('href', secondHref(javaCourse.slug));
  expect(screen.getAllByText(/^Hotové: 1/)).toHaveLength(1);
});

test('the page of a course ticks what is done and goes on with what follows, until that is taken back', async () => {
  guestMarks.mark(freeCourse.id, first?.id ?? '');
  show(<CourseContainer course={freeCourse} />);
  for (const way of await screen.findAllByRole('link', { name: 'Pokračovať' }, soon)) {
    expect(way).toHaveAttribute('href', secondHref('zadarmo'));
  }
  expect(screen.getByText(/^Dokončené lekcie: 1/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Vynulovať pokrok' })).toBeNull();
  const outline = within(document.getElementById('obsah-kurzu') ?? document.body);
  expect(outline.getByRole('link', { name: new RegExp(`${first?.name}.*dokončené`) })).toBeVisible();
  guestMarks.unmark(first?.id ?? '');
  await expect.poll(() => screen.queryAllByRole('link', { name: 'Začať kurz' }), soon).toHaveLength(2);
  expect(screen.queryByText(/^Dokončené lekcie/)).toBeNull();
});

test('a paid course that was tried goes on where it was left, and still says what it costs', async () => {
  guestMarks.mark(javaCourse.id, first?.id ?? '');
  show(<CourseContainer course={javaCourse} />);
  expect((await screen.findAllByRole('link', { name: 'Pokračovať' }, soon)).length).toBe(2);
  expect(screen.getAllByRole('link', { name: /^Kúpiť za/ }).length).toBeGreaterThan(0);
});
