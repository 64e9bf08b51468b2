import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnswerMark } from '#src/components/quiz/AnswerMark.tsx';

const meta = {
  title: 'quiz/AnswerMark',
  component: AnswerMark,
  args: { isCorrect: true },
} satisfies Meta<typeof AnswerMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Správne')).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { isCorrect: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zatiaľ nie')).toBeVisible();
  },
};
