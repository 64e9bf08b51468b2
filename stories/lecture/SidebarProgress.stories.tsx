import type { Meta, StoryObj } from '@storybook/react-vite';
import { SidebarProgress } from '#src/components/lecture/SidebarProgress.tsx';

const meta = {
  title: 'lecture/SidebarProgress',
  component: SidebarProgress,
  args: { percent: 42 },
} satisfies Meta<typeof SidebarProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingYet: Story = { args: { percent: 0 } };
export const AllDone: Story = { args: { percent: 100 } };
