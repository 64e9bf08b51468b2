import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ProgressOverview } from '#src/contract/progress.ts';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { progressOf, showProgress } from '#src/queries/progress.ts';

const none: ProgressOverview = {
  completedLectureIds: [],
  completed: 0,
  total: 4,
  percent: 0,
  next: null,
  newLectureIds: [],
  watchTimes: [],
};
const one: ProgressOverview = { ...none, completedLectureIds: ['cykly'], completed: 1, percent: 25 };

it.each([
  ['on the first look', undefined],
  ['on a later one', none],
])('an answer that was on its way during a write does not put the older state back, %s', async (_when, known) => {
  let answer: (response: Response) => void = () => undefined;
  const client = createQueryClient(() => new Promise((resolve) => (answer = resolve)));
  const query = progressOf('java', 'ema');
  if (known) client.setQueryData(query.queryKey, known, { updatedAt: 1 });
  const screen = new QueryObserver(client, query);
  const leave = screen.subscribe(() => undefined);
  expect(screen.getCurrentResult().isFetching).toBe(true);

  showProgress(client, 'java', 'ema', one);
  answer(Response.json(none));
  await new Promise((resolve) => setTimeout(resolve));

  expect(screen.getCurrentResult()).toMatchObject({ status: 'success', fetchStatus: 'idle', data: one });
  leave();
});
