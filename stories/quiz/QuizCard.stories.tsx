import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuizCard } from '#src/components/quiz/QuizCard.tsx';
import { longTitle, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'quiz/QuizCard',
  component: QuizCard,
  args: { name: 'Premenné a\u00A0výpis', questionCount: 6, children: <p>Vyskúšaj si, čo už vieš.</p> },
} satisfies Meta<typeof QuizCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Kvíz: Premenné/ })).toHaveTextContent(/6\sotázok · asi 5\sminút/);
  },
};

export const OneQuestion: Story = {
  args: { questionCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\sotázka · asi 1\sminúta$/)).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { name: `${longTitle} ${unbreakableWord}` },
};
