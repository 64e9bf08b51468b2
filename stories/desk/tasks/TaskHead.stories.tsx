import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskHead } from '#src/components/desk/tasks/TaskHead.tsx';

const meta = {
  title: 'desk/tasks/TaskHead',
  component: TaskHead,
  args: { number: 2, isHeld: false, onLine: () => undefined, onRemove: () => undefined },
} satisfies Meta<typeof TaskHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Held: Story = { args: { isHeld: true } };
