import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineNumber } from '#src/components/course/LineNumber.tsx';

const meta = {
  title: 'course/LineNumber',
  component: LineNumber,
  args: { line: 12, isCompleted: false },
} satisfies Meta<typeof LineNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Completed: Story = { args: { isCompleted: true } };
