import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewHistogram } from '#src/components/review/ReviewHistogram.tsx';
import { reviewOverview, reviewOverviewEmpty } from '#stories/fixtures/review.ts';

const meta = {
  title: 'review/ReviewHistogram',
  component: ReviewHistogram,
  args: { counts: reviewOverview.histogram },
} satisfies Meta<typeof ReviewHistogram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most stars stand first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(/5\shviezdičiek: 27\shodnotení/);
    await expect(rows[4]).toHaveTextContent(/1\shviezdička: 1\shodnotenie/);
  },
};

export const Empty: Story = { args: { counts: reviewOverviewEmpty.histogram } };

export const OneKind: Story = { args: { counts: [0, 0, 0, 0, 3] } };

export const ManyReviews: Story = {
  tags: ['phone'],
  args: { counts: [12, 340, 1208, 10_450, 23_999] },
};
