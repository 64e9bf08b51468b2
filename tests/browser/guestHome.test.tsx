import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import { GuestHomeContainer } from '#src/containers/home/GuestHomeContainer.tsx';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { buildCourse, buildCourseCard, buildCoursePage, javaCourse } from '#stories/fixtures/course.ts';
import { firstLecture } from '#stories/fixtures/courseBeginning.ts';

const far = { id: 'daleky', slug: 'daleky', name: 'Desiaty kurz' };
const lectureId = javaCourse.chapters[0]?.lectures[0]?.id ?? '';

/** The first page of the catalogue has other courses; one with a mark is gone. */
async function answer(path: string): Promise<Response> {
  if (path.startsWith('/course/overview?')) return Response.json(buildCoursePage({ pageCount: 2, total: 10 }));
  if (path === `/course/overview/${far.id}`) return Response.json(buildCourseCard(far));
  if (path.startsWith('/course/overview/')) return Response.json({ code: 'not-found' }, { status: 404 });
  if (path === `/course/slug/${far.slug}`) return Response.json(buildCourse(far));
  if (path === '/course/beginning') return Response.json({ lecture: firstLecture, lecturers: [] });
  return Response.json({ items: [], page: 1, pageCount: 1, total: 0 });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  guestLearning.forget();
});

test('a guest finds every course that they began, also behind the first page of the catalogue, and none that is gone', async () => {
  guestMarks.mark(far.id, lectureId);
  guestMarks.mark('stiahnuty', 'lekcia');
  render(
    <QueryClientProvider client={createQueryClient(answer)}>
      <MemoryRouter>
        <GuestHomeContainer hasKept={false} onShown={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Rozrobené' }, { timeout: 10_000 });
  expect(screen.getAllByText(new RegExp(far.name)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Skúsiť znova' })).toBeNull();
});
