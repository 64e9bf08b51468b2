import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuizCard } from '#src/components/quiz/QuizCard.tsx';
import { QuizView } from '#src/components/quiz/QuizView.tsx';
import { answersWith, questions, quiz, rightAnswers, wrongAnswers } from '#stories/fixtures/quiz.ts';

/** What the API would say: every answer is right but the second. */
const resultOf = (questionId: string) =>
  [...rightAnswers.slice(0, 1), ...wrongAnswers.slice(1, 2), ...rightAnswers.slice(2)].find(
    (answer) => answer.questionId === questionId,
  );

const meta = {
  title: 'quiz/QuizView',
  component: QuizView,
  args: { questions, answers: [], sending: 'ready', restarting: 'ready', onAnswer: fn(), onRestart: fn() },
  decorators: [
    (Story) => (
      <QuizCard name={quiz.name} questionCount={quiz.questionCount}>
        {Story()}
      </QuizCard>
    ),
  ],
  render: function Answered(args) {
    const [answers, setAnswers] = useState(args.answers);
    return (
      <QuizView
        {...args}
        answers={answers}
        onAnswer={(draft) => {
          args.onAnswer(draft);
          const result = args.sending === 'ready' && resultOf(draft.questionId);
          if (result) setAnswers([...answers, result]);
        }}
        onRestart={(only) => {
          args.onRestart(only);
          setAnswers(only ? answers.filter(({ isCorrect }) => isCorrect) : []);
        }}
      />
    );
  },
} satisfies Meta<typeof QuizView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the first question to the second, all by keyboard; the focus goes along. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: /^Otázka 1 zo\s6$/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({
      questionId: questions[0]?.id,
      answer: { kind: 'SINGLE', optionId: 'a' },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('Správne');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ďalšia otázka' }));
    await expect(canvas.getByRole('heading', { name: /^Otázka 2 zo\s6$/ })).toHaveFocus();
  },
};

/** Answers of an earlier visit: it goes on with the first question that has none. */
export const Resumed: Story = {
  args: { answers: rightAnswers.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pokračovať v\skvíze$/ }));
    await expect(canvas.getByRole('heading', { name: /^Otázka 4 zo\s6$/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  },
};

/** Of a long quiz the answered questions can be looked up before its end. */
export const LongResumed: Story = {
  args: {
    questions: [...questions, ...questions.map((question) => ({ ...question, id: `${question.id}-2` }))],
    answers: answersWith(2).slice(0, 3),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pokračovať/ }));
    await expect(canvas.getByRole('heading', { name: /^Otázka 4 z\s12$/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Pozrieť, čo už máš'));
    await userEvent.click(canvas.getByText('Otázka 3'));
    await expect(canvas.getByText('podmienka')).toBeVisible();
  },
};

/** The last answer leads to the result. */
export const Finishing: Story = {
  args: { answers: answersWith(4).slice(0, 5) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pokračovať/ }));
    await userEvent.type(canvas.getByRole('textbox'), '2{Enter}4{Enter}6');
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zobraziť výsledok' }));
    await expect(canvas.getByRole('heading', { name: /^5\ssprávnych odpovedí zo\s6$/ })).toHaveFocus();
  },
};

/** Only what was wrong is asked again. */
export const AgainWrong: Story = {
  args: { answers: [...rightAnswers.slice(0, 1), ...wrongAnswers.slice(1, 2), ...rightAnswers.slice(2)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zobraziť výsledok' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť znova, čo nevyšlo' }));
    await expect(args.onRestart).toHaveBeenCalledWith('wrong');
    await expect(canvas.getByRole('heading', { name: /^Otázka 2 zo\s6$/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vreckove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Zatiaľ nie');
    await expect(canvas.getByRole('button', { name: 'Zobraziť výsledok' })).toBeVisible();
  },
};

export const AgainAll: Story = {
  args: { answers: rightAnswers },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zobraziť výsledok' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť celý kvíz znova' }));
    await expect(args.onRestart).toHaveBeenCalledWith(undefined);
    await expect(canvas.getByRole('heading', { name: /^Otázka 1 zo\s6$/ })).toHaveFocus();
  },
};

/** The answer stays to be sent again. */
export const SendingFailed: Story = {
  args: { sending: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Začať kvíz' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'int pocetZiakov' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ostala ti tu');
    await expect(canvas.getByRole('radio', { name: 'int pocetZiakov' })).toBeChecked();
  },
};

/** Its beginning was pressed before its code was there. */
export const StartsOpen: Story = {
  args: { startsOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Otázka 1 zo\s6$/ })).toHaveFocus();
  },
};
