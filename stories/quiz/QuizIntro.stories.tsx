import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuizIntro } from '#src/components/quiz/QuizIntro.tsx';

const meta = {
  title: 'quiz/QuizIntro',
  component: QuizIntro,
  args: { answered: 0, correct: 0, total: 6, onStart: fn() },
} satisfies Meta<typeof QuizIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Začať kvíz' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Some questions were answered earlier, here or in another browser. */
export const Begun: Story = {
  args: { answered: 2, correct: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Zodpovedané: 2 zo\s6$/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Pokračovať v\skvíze$/);
  },
};

export const Finished: Story = {
  args: { answered: 6, correct: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^4\ssprávne odpovede zo\s6$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zobraziť výsledok' })).toBeVisible();
  },
};
