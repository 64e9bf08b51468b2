import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoldedAnswers } from '#src/components/quiz/FoldedAnswers.tsx';
import { questions, rightAnswers } from '#stories/fixtures/quiz.ts';

const meta = {
  title: 'quiz/FoldedAnswers',
  component: FoldedAnswers,
  args: {
    name: 'Čo vyšlo',
    answered: rightAnswers.flatMap((answer, index) => {
      const question = questions[index];
      return question ? [{ position: index + 1, question, answer }] : [];
    }),
  },
} satisfies Meta<typeof FoldedAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Čo vyšlo')).toBeVisible();
    await expect(canvas.getByText('Otázka 1')).not.toBeVisible();
  },
};

export const Opened: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Čo vyšlo'));
    await userEvent.click(canvas.getByText('Otázka 6'));
    await expect(canvas.getByText(/Cyklus prejde tri razy/)).toBeVisible();
  },
};
