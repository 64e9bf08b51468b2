import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoCourse } from '#src/components/desk/content/NoCourse.tsx';

const meta = {
  title: 'desk/content/NoCourse',
  component: NoCourse,
  args: { writesAll: false, onBegin: fn() },
} satisfies Meta<typeof NoCourse>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nový kurz' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};

export const WritesAll: Story = { args: { writesAll: true } };
