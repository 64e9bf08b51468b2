import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GuestEnd } from '#src/containers/lecture/GuestEnd.tsx';
import { VisitorOutline } from '#src/containers/lecture/VisitorOutline.tsx';
import { javaCourse } from '#stories/fixtures/course.ts';

const [first, second] = javaCourse.chapters.flatMap(({ lectures }) => lectures);
const firstId = first?.id ?? '';

function Lecture() {
  const { pathname } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <VisitorOutline course={javaCourse} lectureId={firstId} />
      <GuestEnd
        course={javaCourse}
        chapterId={javaCourse.chapters[0]?.id ?? ''}
        lectureId={firstId}
        onApproachNext={() => undefined}
      />
    </>
  );
}

const open = () =>
  render(
    <MemoryRouter>
      <Lecture />
    </MemoryRouter>,
  );
const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());
const line = () => screen.getByRole('link', { name: new RegExp(`${first?.name}`) });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('„Hotovo“ goes on, and the lecture is ticked in the outline, also by the next page', () => {
  open();
  expect(screen.queryByText(/^Dokončené \d/)).toBeNull();
  press(`Hotovo, ďalej: ${second?.name}`);
  expect(screen.getByTestId('address')).toHaveTextContent(`${second?.id}`);
  expect(line()).toHaveAccessibleName(/dokončené/i);
  cleanup();
  open();
  expect(line()).toHaveAccessibleName(/dokončené/i);
  expect(screen.getByText(/^Dokončené \d+\s%$/)).toBeVisible();
  expect(screen.getByRole('link', { name: `Ďalšia lekcia: ${second?.name}` })).toBeVisible();
});

test('only marked, and taken back, leaves nothing', () => {
  open();
  press('Len označiť ako dokončené');
  expect(localStorage).toHaveLength(1);
  press('Vrátiť späť');
  expect(line()).not.toHaveAccessibleName(/dokončené/i);
  expect(localStorage).toHaveLength(0);
});
