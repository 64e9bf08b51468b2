import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnswerReview } from '#src/components/quiz/AnswerReview.tsx';
import { questions, rightAnswers, wrongAnswers } from '#stories/fixtures/quiz.ts';

const [single, multiple, text, number, order, output] = questions.map((question, index) => ({
  right: { question, answer: rightAnswers[index] },
  wrong: { question, answer: wrongAnswers[index] },
}));

const meta = {
  title: 'quiz/AnswerReview',
  component: AnswerReview,
  args: { question: questions[0], answer: rightAnswers[0] },
} satisfies Meta<typeof AnswerReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Počet je celé číslo/)).toBeVisible();
  },
};

export const SingleWrong: Story = { args: single?.wrong };

export const MultipleRight: Story = { args: multiple?.right };

export const MultipleWrong: Story = { args: multiple?.wrong };

export const TextRight: Story = { args: text?.right };

export const TextWrong: Story = { args: text?.wrong };

export const NumberRight: Story = { args: number?.right };

/** The decimal comma, as it is written here. */
export const NumberWrong: Story = {
  args: number?.wrong,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((box) => box.textContent)).toEqual(['3', '3,5']);
  },
};

export const OrderRight: Story = { args: order?.right };

export const OrderWrong: Story = { args: order?.wrong };

export const OutputRight: Story = { args: output?.right };

export const OutputWrong: Story = { args: output?.wrong };
