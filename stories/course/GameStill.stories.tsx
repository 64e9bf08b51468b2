import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameStill } from '#src/components/course/GameStill.tsx';

const meta = {
  title: 'course/GameStill',
  component: GameStill,
  args: { name: 'Had', address: '/runtimes/web/game/hry-jedlo-naraz-a-skore', picture: '/games/had.svg' },
  // As the page says it before its first paint.
  beforeEach: () => {
    document.documentElement.classList.add('js');
    return () => document.documentElement.classList.remove('js');
  },
} satisfies Meta<typeof GameStill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahrať si: Had' })).toHaveAttribute('data-act', 'play');
  },
};

export const OnPhone: Story = { tags: ['phone'] };
