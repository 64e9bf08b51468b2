import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewedLines } from '#src/components/quiz/ReviewedLines.tsx';
import { orderQuestion } from '#stories/fixtures/quiz.ts';

const meta = {
  title: 'quiz/ReviewedLines',
  component: ReviewedLines,
  args: {
    options: orderQuestion.options,
    givenIds: ['8a', '51', 'c0', '3f'],
    rightIds: ['8a', 'c0', '51', '3f'],
    isCorrect: false,
  },
} satisfies Meta<typeof ReviewedLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Tvoje poradie' })).toHaveTextContent(
      /int cena.*int spolu.*int kusy/,
    );
    await expect(canvas.getByRole('list', { name: 'Správne poradie' })).toHaveTextContent(
      /int cena.*int kusy.*int spolu/,
    );
  },
};

export const Right: Story = {
  args: { givenIds: ['8a', 'c0', '51', '3f'], isCorrect: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Správne poradie')).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = { tags: ['phone'] };
