import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '#src/components/ui/ProgressBar.tsx';

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { percent: 40, label: 'Zodpovedané otázky' },
  decorators: [(Story) => <div className="max-w-md py-4">{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Zodpovedané otázky' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Empty: Story = { args: { percent: 0 } };

export const Full: Story = { args: { percent: 100 } };
