import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressRing } from '#src/components/ui/ProgressRing.tsx';

const meta = {
  title: 'ui/ProgressRing',
  component: ProgressRing,
  args: { percent: 67, label: 'Správne odpovede' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Správne odpovede' });
    await expect(ring).toHaveAttribute('aria-valuenow', '67');
    await expect(ring).toHaveTextContent(/^67\s%$/);
  },
};

export const Empty: Story = { args: { percent: 0 } };

export const Beginning: Story = { args: { percent: 3 } };

export const Full: Story = { args: { percent: 100 } };
