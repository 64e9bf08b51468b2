import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GameBoard } from '#src/components/code/GameBoard.tsx';
import { CourseGames } from '#src/components/course/CourseGames.tsx';

const meta = {
  title: 'course/CourseGames',
  component: CourseGames,
  args: {
    games: [
      { name: 'Pexeso', picture: '/games/pexeso.svg' },
      { name: 'Had', picture: '/games/had.svg' },
      { name: '2048', picture: '/games/2048.svg' },
    ],
    current: 0,
    onChoose: fn(),
    onPlay: fn(),
    onAgain: fn(),
  },
  decorators: [
    (Story) => (
      <div data-course="games" className="bg-course p-7">
        <div className="max-w-140">{Story()}</div>
      </div>
    ),
  ],
  // As the page says it before its first paint.
  beforeEach: () => {
    document.documentElement.classList.add('js');
    return () => document.documentElement.classList.remove('js');
  },
} satisfies Meta<typeof CourseGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Pexeso' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Had' }));
    await expect(args.onChoose).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Zahrať si: Pexeso' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const Playing: Story = {
  args: { current: 1, board: <GameBoard name="Had" address="about:blank" height={240} /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odznova' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
