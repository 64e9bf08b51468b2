import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnsweredList } from '#src/components/quiz/AnsweredList.tsx';
import { answersWith, questions } from '#stories/fixtures/quiz.ts';

const answered = answersWith(4).flatMap((answer, index) => {
  const question = questions[index];
  return question ? [{ position: index + 1, question, answer }] : [];
});

const meta = {
  title: 'quiz/AnsweredList',
  component: AnsweredList,
  args: { answered, label: 'Otázky a\u00A0odpovede' },
} satisfies Meta<typeof AnsweredList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^Otázky a\sodpovede$/ })).toBeVisible();
    await expect(canvas.getAllByText('Zatiaľ nie')).toHaveLength(2);
  },
};

export const Opened: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Otázka 6'));
    await expect(canvas.getByText(/Cyklus prejde tri razy/)).toBeVisible();
  },
};

/** Each is named by its place in the quiz, not in the list. */
export const WrongAlone: Story = {
  args: { answered: answered.slice(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Otázka 5')).toBeVisible();
    await expect(canvas.queryByText('Otázka 1')).not.toBeInTheDocument();
  },
};
