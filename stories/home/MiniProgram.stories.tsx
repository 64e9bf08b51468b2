import type { Meta, StoryObj } from '@storybook/react-vite';
import { MiniProgram } from '#src/components/home/MiniProgram.tsx';

const meta = {
  title: 'home/MiniProgram',
  component: MiniProgram,
  args: { completed: 4, total: 12 },
} satisfies Meta<typeof MiniProgram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingDone: Story = { args: { completed: 0 } };

export const AllDone: Story = { args: { completed: 12 } };

export const ShortCourse: Story = { args: { completed: 1, total: 3 } };
