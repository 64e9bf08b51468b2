import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
  args: { progress: progressStarted, continueHref: '/lekcia/stvrta', onReset: fn() },
  decorators: [(Story) => <div className="grid max-w-75 gap-3.5">{Story()}</div>],
} satisfies Meta<typeof CourseProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: /Pokrok/ })).toHaveAttribute('aria-valuenow', '38');
    await expect(canvas.getByText(/Nasleduje: Malá kalkulačka/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pokračovať' })).toHaveAttribute('href', args.continueHref);
    await userEvent.click(canvas.getByRole('button', { name: 'Vynulovať pokrok' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** There is nothing to reset yet. */
export const NotStarted: Story = {
  args: { progress: progressNew },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Začať kurz' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Finished: Story = {
  args: { progress: progressFinished },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zopakovať si kurz' })).toBeVisible();
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

/** Without an account: what is kept in the browser is taken back lecture by lecture. */
export const Guest: Story = {
  args: { onReset: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
