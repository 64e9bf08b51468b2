import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { QuizForm } from '#src/components/desk/content/QuizForm.tsx';

const meta = {
  title: 'desk/content/QuizForm',
  component: QuizForm,
  args: {
    quiz: {
      name: 'Kvíz: podmienky',
      questions: [
        {
          id: 'q-1',
          kind: 'SINGLE',
          text: 'Koľkokrát sa vykoná blok `else`?',
          options: [
            { text: 'Najviac raz', correct: true },
            { text: 'Vždy', explanation: 'Len keď podmienka neplatí.' },
          ],
          explanation: 'Else je druhá cesta.',
        },
        { id: 'q-2', kind: 'NUMBER', text: 'Koľko je 7 % 3?', answer: 1, explanation: 'Zvyšok po delení.' },
      ],
    },
    newId: () => 'q-3',
    onChange: () => undefined,
  },
  render: function Written(args) {
    const [quiz, setQuiz] = useState(args.quiz);
    return <QuizForm {...args} quiz={quiz} onChange={setQuiz} />;
  },
} satisfies Meta<typeof QuizForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Questions change their places, and there is always one right answer of one. */
export const Arranged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '2. odpoveď je správna' }));
    await expect(canvas.getByRole('radio', { name: '1. odpoveď je správna' })).not.toBeChecked();
    const second = canvas.getByRole('region', { name: '2. otázka' });
    await userEvent.click(within(second).getByRole('button', { name: 'Vyššie 2. otázku' }));
    const first = canvas.getByRole('region', { name: '1. otázka' });
    await expect(within(first).getByLabelText('Otázka')).toHaveValue('Koľko je 7 % 3?');
  },
};

export const None: Story = { args: { quiz: null } };
