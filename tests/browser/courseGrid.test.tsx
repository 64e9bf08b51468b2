import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/browser/queryClient.ts';
import { LearnerCourseGridContainer } from '#src/containers/course/LearnerCourseGridContainer.tsx';
import type { CourseCard, CourseProduct } from '#src/contract/course.ts';
import type { MyCourse } from '#src/contract/progress.ts';
import { coursePrice } from '#src/domain/coursePrice.ts';

const product: CourseProduct = {
  id: 'p',
  name: 'Kurz',
  variantName: 'Kurz',
  amount: 4900,
  currency: 'EUR',
  archived: false,
  courseUserProducts: [],
};
const bought = { ...product, courseUserProducts: [{ id: 'nakup', createdAt: '2026-05-12T18:20:00Z' }] };

const buildCard = (name: string, courseProducts: CourseProduct[] = [product]): CourseCard => ({
  id: name.toLowerCase(),
  slug: name.toLowerCase(),
  name,
  summary: 'Krátko o kurze.',
  illustration: 'java',
  level: 'beginner',
  language: 'Java',
  lectureCount: 8,
  minutes: 90,
  courseProducts,
  priceText: coursePrice(courseProducts),
});

const courses = [buildCard('Cudzi'), buildCard('Kupeny'), buildCard('Zacaty', []), buildCard('Dokonceny')];
const next = { chapterId: 'k', lectureId: 'l', name: 'Cyklus' };

const buildOwn = (card: CourseCard | undefined, completed: number): MyCourse => ({
  course: card ?? expect.fail('no course'),
  progress: {
    completedLectureIds: [],
    completed,
    total: 8,
    percent: 0,
    next: completed < 8 ? next : null,
    newLectureIds: [],
  },
});

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <LearnerCourseGridContainer courses={courses} userId="ema" />
    </QueryClientProvider>,
  );
const card = (name: string) => screen.getByRole('link', { name }).closest('article')?.textContent;

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('each card says how the learner stands, and only what is not theirs has a price', async () => {
  const items = [
    buildOwn({ ...buildCard('Kupeny'), courseProducts: [bought] }, 0),
    buildOwn(courses[2], 3),
    buildOwn(courses[3], 8),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ items }));
  open();
  await screen.findByText('tvoj kurz');
  expect(card('Cudzi')).toContain('49\u00A0€');
  expect(card('Kupeny')).toMatch(/tvoj kurz.*Začať/);
  expect(card('Zacaty')).toMatch(/Hotové: 3 z\s8.*Pokračovať/);
  expect(card('Dokonceny')).toMatch(/dokončený.*Zopakovať/);
  for (const name of ['Kupeny', 'Dokonceny']) expect(card(name)).not.toContain('€');
});

test('where it cannot be known, the cards say what they say to everybody', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'internal' }, { status: 500 }));
  open();
  expect(card('Kupeny')).toContain('49\u00A0€');
});
