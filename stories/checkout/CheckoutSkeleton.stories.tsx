import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutSkeleton } from '#src/components/checkout/CheckoutSkeleton.tsx';

const meta = {
  title: 'checkout/CheckoutSkeleton',
  component: CheckoutSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Načítavame…');
  },
};

export const Phone: Story = { tags: ['phone'] };
