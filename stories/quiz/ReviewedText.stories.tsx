import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewedText } from '#src/components/quiz/ReviewedText.tsx';
import { unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'quiz/ReviewedText',
  component: ReviewedText,
  args: { given: 'podmienka', right: 'cyklus', isCorrect: false, isOutput: false },
} satisfies Meta<typeof ReviewedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((box) => box.textContent)).toEqual(['podmienka', 'cyklus']);
  },
};

export const Right: Story = {
  args: { given: 'cyklus', isCorrect: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Správna odpoveď')).not.toBeInTheDocument();
  },
};

/** Right as well, though written in another way: the usual writing is shown. */
export const RightOtherwise: Story = {
  args: { given: 'CYKLUS', isCorrect: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Správna odpoveď')).toBeVisible();
  },
};

export const Output: Story = { args: { given: '1\n2\n3', right: '2\n4\n6', isOutput: true } };

export const LongText: Story = {
  tags: ['phone'],
  args: { given: unbreakableWord.repeat(3), isOutput: true },
};
