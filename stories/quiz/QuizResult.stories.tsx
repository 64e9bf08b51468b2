import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { QuizResult } from '#src/components/quiz/QuizResult.tsx';
import { answersWith, questions } from '#stories/fixtures/quiz.ts';

/** All six questions, the first `correct` of them right. */
const answeredWith = (correct: number) =>
  answersWith(correct).flatMap((answer) => {
    const index = questions.findIndex(({ id }) => id === answer.questionId);
    const question = questions[index];
    return question ? [{ position: index + 1, question, answer }] : [];
  });

/** Thirty of them: five times the six, each time with the same `correct` ones. */
const thirtyWith = (correct: number) =>
  [0, 6, 12, 18, 24].flatMap((before) =>
    answeredWith(correct).map(({ position, question, answer }) => ({
      position: before + position,
      question: { ...question, id: `${question.id}-${before}` },
      answer,
    })),
  );

const meta = {
  title: 'quiz/QuizResult',
  component: QuizResult,
  args: { answered: answeredWith(4), state: 'ready', onRestart: fn() },
} satisfies Meta<typeof QuizResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /^4\ssprávne odpovede zo\s6$/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveTextContent(/^67\s%$/);
    await expect(canvas.getAllByText('Správne')).toHaveLength(4);
    await expect(canvas.getAllByText('Zatiaľ nie')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť znova, čo nevyšlo' }));
    await expect(args.onRestart).toHaveBeenLastCalledWith('wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Skúsiť celý kvíz znova' }));
    await expect(args.onRestart).toHaveBeenLastCalledWith();
  },
};

/** A question opens to show what was answered and why. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Otázka 6'));
    await expect(canvas.getByText(/Cyklus prejde tri razy/)).toBeVisible();
  },
};

export const NoneRight: Story = {
  args: { answered: answeredWith(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^0\ssprávnych odpovedí zo\s6$/ })).toBeVisible();
  },
};

export const OneRight: Story = {
  args: { answered: answeredWith(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^1\ssprávna odpoveď zo\s6$/ })).toBeVisible();
  },
};

export const ThreeRight: Story = {
  args: { answered: answeredWith(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^3\ssprávne odpovede zo\s6$/ })).toBeVisible();
  },
};

export const FiveRight: Story = {
  args: { answered: answeredWith(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^5\ssprávnych odpovedí zo\s6$/ })).toBeVisible();
  },
};

export const AllRight: Story = {
  args: { answered: answeredWith(6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^6\ssprávnych odpovedí zo\s6$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Skúsiť znova, čo nevyšlo' })).not.toBeInTheDocument();
  },
};

/** Of thirty questions those that went wrong are seen at once; the others open under them. */
export const Long: Story = {
  args: { answered: thirtyWith(5) },
  play: async ({ canvas, userEvent }) => {
    const wrong = within(canvas.getByRole('list', { name: 'Čo zatiaľ nevyšlo' }));
    await expect(wrong.getAllByText('Zatiaľ nie')).toHaveLength(5);
    await expect(wrong.getByText('Otázka 30')).toBeVisible();
    await expect(canvas.getByText('Otázka 1')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Čo vyšlo'));
    await expect(canvas.getByText('Otázka 1')).toBeVisible();
  },
};

export const LongAllRight: Story = {
  args: { answered: thirtyWith(6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Otázka 30')).toBeVisible();
    await expect(canvas.queryByText('Čo vyšlo')).not.toBeInTheDocument();
  },
};

export const LongNoneRightOnPhone: Story = {
  tags: ['phone'],
  args: { answered: thirtyWith(0) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Čo vyšlo')).not.toBeInTheDocument();
  },
};

export const Busy: Story = { args: { state: 'busy' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kvíz sa nepodarilo začať znova.');
  },
};

export const OnPhone: Story = { tags: ['phone'] };

const longLine =
  '<figure class="output"><figcaption>Výstup</figcaption><pre role="group" aria-label="Výstup"><code>Uncaught ReferenceError: cenaListka is not defined at console:1:13</code></pre></figure>';

/** Code scrolls by itself and does not widen the result. */
export const LongLineOnPhone: Story = {
  tags: ['phone'],
  args: {
    answered: answeredWith(0).map((one) => ({ ...one, question: { ...one.question, html: longLine } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Otázka 1'));
  },
};
