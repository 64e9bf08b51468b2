import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteProgress } from '#src/components/ui/RouteProgress.tsx';

const meta = {
  title: 'ui/RouteProgress',
  component: RouteProgress,
  args: { isActive: true },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p>Stránka, z ktorej sa odchádza.</p>
      </>
    ),
  ],
} satisfies Meta<typeof RouteProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Načítavanie stránky' })).toBeInTheDocument();
  },
};

/** Nothing is under way: nothing is seen and nothing is read aloud. */
export const Inactive: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
