import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameBoard } from '#src/components/code/GameBoard.tsx';

const meta = {
  title: 'code/GameBoard',
  component: GameBoard,
  args: { name: 'Had', address: 'about:blank', height: null },
} satisfies Meta<typeof GameBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As high as its page says. */
export const AsHighAsItIs: Story = {
  args: { height: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Hra Had').clientHeight).toBe(200);
  },
};
