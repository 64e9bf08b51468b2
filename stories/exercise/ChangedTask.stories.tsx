import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangedTask } from '#src/components/exercise/ChangedTask.tsx';

const meta = {
  title: 'exercise/ChangedTask',
  component: ChangedTask,
  args: { onBeginAnew: fn() },
} satisfies Meta<typeof ChangedTask>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('tvoj program ostal');
    await userEvent.click(canvas.getByRole('button', { name: /^Začať z/ }));
    await expect(args.onBeginAnew).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['phone'] };
