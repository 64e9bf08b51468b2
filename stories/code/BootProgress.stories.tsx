import type { Meta, StoryObj } from '@storybook/react-vite';
import { BootProgress } from '#src/components/code/BootProgress.tsx';

const meta = {
  title: 'code/BootProgress',
  component: BootProgress,
  args: { name: 'Python', share: 0.63 },
  decorators: [(Story) => <div className="bg-code-out px-4 py-3">{Story()}</div>],
} satisfies Meta<typeof BootProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Beginning: Story = { args: { share: 0 } };
