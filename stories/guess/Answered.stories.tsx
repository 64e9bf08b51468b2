import type { Meta, StoryObj } from '@storybook/react-vite';
import { Answered } from '#src/components/guess/Answered.tsx';

const meta = {
  title: 'guess/Answered',
  component: Answered,
  args: { isRight: true },
} satisfies Meta<typeof Answered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Missed: Story = { args: { isRight: false } };
