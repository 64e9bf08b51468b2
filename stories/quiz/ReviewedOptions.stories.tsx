import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewedOptions } from '#src/components/quiz/ReviewedOptions.tsx';
import { multipleQuestion, questionLongTexts, rightAnswers, singleQuestion } from '#stories/fixtures/quiz.ts';

const meta = {
  title: 'quiz/ReviewedOptions',
  component: ReviewedOptions,
  args: {
    options: singleQuestion.options,
    chosenIds: ['a'],
    rightIds: ['a'],
    explanations: rightAnswers[0]?.optionExplanations ?? [],
  },
} satisfies Meta<typeof ReviewedOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Tvoja odpoveď, správna');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/S\stextom sa nedá počítať/);
  },
};

export const Wrong: Story = {
  args: { chosenIds: ['b'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Správna odpoveď');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Tvoja odpoveď, nesprávna');
  },
};

export const Several: Story = {
  args: { options: multipleQuestion.options, chosenIds: ['a', 'b'], rightIds: ['a', 'c'], explanations: [] },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { options: questionLongTexts.options, chosenIds: ['b'] },
};
