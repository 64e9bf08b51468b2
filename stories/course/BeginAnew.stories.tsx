import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BeginAnew } from '#src/components/course/BeginAnew.tsx';

const meta = {
  title: 'course/BeginAnew',
  component: BeginAnew,
  args: { onReset: fn() },
} satisfies Meta<typeof BeginAnew>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vynulovať pokrok' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
