import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GameStill } from '#src/components/course/GameStill.tsx';

const meta = {
  title: 'course/GameStill',
  component: GameStill,
  args: { name: 'Had', picture: '/games/had.svg', onPlay: fn() },
  // As the page says it before its first paint.
  beforeEach: () => {
    document.documentElement.classList.add('js');
    return () => document.documentElement.classList.remove('js');
  },
} satisfies Meta<typeof GameStill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zahrať si: Had' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
