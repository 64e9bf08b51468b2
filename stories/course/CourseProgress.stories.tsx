import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseProgress } from '#src/components/course/CourseProgress.tsx';
import {
  buildProgress,
  progressFinished,
  progressNew,
  progressStarted,
  progressWithNews,
} from '#stories/fixtures/progress.ts';
import { longTitle } from '#stories/fixtures/text.ts';

const meta = {
  title: 'course/CourseProgress',
  component: CourseProgress,
  args: { progress: progressStarted, continueHref: '/lekcia/stvrta' },
  decorators: [(Story) => <div className="grid max-w-75 gap-3.5">{Story()}</div>],
} satisfies Meta<typeof CourseProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Pokrok/ })).toHaveAttribute('aria-valuenow', '38');
    await expect(canvas.getByText(/Nasleduje: Malá kalkulačka/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute('href', args.continueHref);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const NotStarted: Story = {
  args: { progress: progressNew },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Začať kurz' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OfSixteen: Story = {
  args: { progress: buildProgress({ completed: 4, total: 16, percent: 25 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dokončené lekcie: 4 zo 16/)).toBeVisible();
  },
};

const finishedAt = '2026-11-18T09:00:00.000Z';

export const Finished: Story = {
  args: {
    progress: { ...progressFinished, firstPass: { completed: 0, finishedAt } },
    endHref: '/kurzy/java-kurz/hotovo',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Prvýkrát dokončený 18\. novembra 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Čo už vieš/ })).toHaveAttribute('href', '/kurzy/java-kurz/hotovo');
    await expect(canvas.getByRole('link', { name: 'Zopakovať si kurz' })).toBeVisible();
  },
};

/** The record of the first pass stays. */
export const BegunAnew: Story = {
  args: { progress: { ...progressNew, firstPass: { completed: 8, finishedAt } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Prvýkrát dokončený/)).toBeVisible();
  },
};

export const BegunAnewBeforeTheEnd: Story = {
  args: { progress: { ...progressNew, firstPass: { completed: 3, finishedAt: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pred vynulovaním: 3 lekcie/)).toBeVisible();
  },
};

export const WithNewLectures: Story = {
  args: { progress: progressWithNews },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Pribudli 2/ })).toHaveAttribute('href', '#obsah-kurzu');
  },
};

export const WithoutLectures: Story = {
  args: { progress: buildProgress({ completed: 0, total: 0, percent: 0, next: null }), continueHref: null },
};

export const LongName: Story = {
  args: { progress: buildProgress({ next: { chapterId: 'a', lectureId: 'b', name: longTitle } }) },
};
