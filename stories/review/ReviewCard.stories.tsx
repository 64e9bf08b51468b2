import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewCard } from '#src/components/review/ReviewCard.tsx';
import { buildReview, review, reviewEdited, reviewLongTexts, reviewWithoutText } from '#stories/fixtures/review.ts';

const meta = {
  title: 'review/ReviewCard',
  component: ReviewCard,
  args: { review },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('12. mája 2026');
    await expect(canvas.queryByText(/upravené/)).not.toBeInTheDocument();
  },
};

export const WithoutText: Story = { args: { review: reviewWithoutText } };

/** Its lines stay lines. */
export const Edited: Story = {
  args: { review: reviewEdited },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/2. marca 2026 · upravené 5. apríla 2026/);
  },
};

/** The text is plain. */
export const Markup: Story = {
  args: { review: buildReview({ text: '<b>Výborné</b> **lekcie**' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Výborné</b> **lekcie**')).toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  tags: ['phone'],
  args: { review: reviewLongTexts },
};
