import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GameBoard } from '#src/components/code/GameBoard.tsx';
import { GameFrame } from '#src/components/code/GameFrame.tsx';

const meta = {
  title: 'code/GameFrame',
  component: GameFrame,
  args: {
    name: 'Had',
    children: <GameBoard name="Had" address="about:blank" height={null} />,
    onAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GameFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zavrieť hru' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
