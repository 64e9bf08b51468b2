import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReviewList } from '#src/components/review/ReviewList.tsx';
import { reviewLongTexts, reviews } from '#stories/fixtures/review.ts';

const meta = {
  title: 'review/ReviewList',
  component: ReviewList,
  args: { reviews, page: 2, pageCount: 3, onPage: fn() },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Novšie' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Staršie' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Staršie' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** The own review, the only one, stands elsewhere. */
export const Empty: Story = { args: { reviews: [], page: 1, pageCount: 1 } };

export const Phone: Story = {
  tags: ['phone'],
  args: { reviews: [reviewLongTexts, ...reviews] },
};
