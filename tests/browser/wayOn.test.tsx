import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/browser/queryClient.ts';
import { ContinueContainer } from '#src/containers/home/ContinueContainer.tsx';
import type { CourseBeginning } from '#src/contract/courseBeginning.ts';
import type { MyCourse } from '#src/contract/progress.ts';

const buildOwn = (name: string, completed: number): MyCourse => ({
  course: {
    id: name.toLowerCase(),
    slug: name.toLowerCase(),
    name,
    summary: 'Krátko o kurze.',
    illustration: 'java',
    level: 'beginner',
    language: 'Java',
    lectureCount: 8,
    minutes: 90,
    courseProducts: [],
    priceText: null,
  },
  progress: {
    completedLectureIds: [],
    completed,
    total: 8,
    percent: 0,
    next: completed < 8 ? { chapterId: 'k', lectureId: 'l', name: `Lekcia kurzu ${name}` } : null,
    newLectureIds: [],
  },
});
const beginning: CourseBeginning = {
  lecture: {
    id: 'prva',
    chapterId: 'k',
    courseSlug: 'zaklady',
    courseName: 'Základy',
    name: 'Čo je to program',
    minutes: 8,
    opening: null,
    second: null,
  },
  lecturers: [],
};

async function wayOf(items: MyCourse[] | null) {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/my-courses')) return Response.json(beginning);
    return items ? Response.json({ items }) : Response.json({}, { status: 500 });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <ContinueContainer userId="ema" />
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', {}, { timeout: 10_000 });
  return `${link.textContent} ${link.getAttribute('href')}`;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a learner goes on in the course touched last that is begun and not finished', async () => {
  const items = [buildOwn('Hotovy', 8), buildOwn('Kupeny', 0), buildOwn('Zacaty', 3), buildOwn('Starsi', 5)];
  expect(await wayOf(items)).toBe('Lekcia kurzu Zacaty /kurzy/zacaty/kapitola/k/lekcia/l');
  expect(screen.getByText('Pokračuj: Zacaty')).toBeVisible();
});

test('who has only bought a course begins it', async () => {
  expect(await wayOf([buildOwn('Hotovy', 8), buildOwn('Kupeny', 0)])).toContain('/kurzy/kupeny/kapitola/k/lekcia/l');
  expect(screen.getByText('Začni: Kupeny')).toBeVisible();
});

test('who has nothing yet begins with the first lecture, and who has finished all chooses a course', async () => {
  expect(await wayOf([])).toBe('Čo je to program /kurzy/zaklady/kapitola/k/lekcia/prva');
  cleanup();
  queryClient.clear();
  expect(await wayOf([buildOwn('Hotovy', 8)])).toBe('Vyber si ďalší kurz /kurzy');
});

test('where progress cannot be read, the learner finds their courses', async () => {
  expect(await wayOf(null)).toBe('Moje kurzy /profil#moje-kurzy');
});
