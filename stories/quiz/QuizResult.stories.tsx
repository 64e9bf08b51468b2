import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuizResult } from '#src/components/quiz/QuizResult.tsx';
import { answersWith, questions } from '#stories/fixtures/quiz.ts';

/** All six questions, the first `correct` of them right. */
const answeredWith = (correct: number) =>
  answersWith(correct).flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId);
    return question ? [{ question, answer }] : [];
  });

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
    answered: answeredWith(0).map(({ question, answer }) => ({ answer, question: { ...question, html: longLine } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Otázka 1'));
  },
};
