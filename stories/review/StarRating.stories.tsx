import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarRating } from '#src/components/review/StarRating.tsx';

const meta = {
  title: 'review/StarRating',
  component: StarRating,
  args: { value: 4.5, size: 28 },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,5 z\u00A05', { normalizer: (text) => text })).toBeInTheDocument();
  },
};

export const Whole: Story = {
  args: { value: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 z\u00A05', { normalizer: (text) => text })).toBeInTheDocument();
  },
};

export const Lowest: Story = { args: { value: 1 } };

export const Highest: Story = { args: { value: 5 } };

export const Small: Story = { args: { value: 3.7, size: 18 } };
