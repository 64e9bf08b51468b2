import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuizQuestion } from '#src/components/quiz/QuizQuestion.tsx';
import {
  multipleQuestion,
  numberQuestion,
  orderQuestion,
  outputQuestion,
  questionLongTexts,
  rightAnswers,
  singleQuestion,
  textQuestion,
  wrongAnswers,
} from '#stories/fixtures/quiz.ts';

const meta = {
  title: 'quiz/QuizQuestion',
  component: QuizQuestion,
  args: {
    question: singleQuestion,
    position: 2,
    total: 6,
    answeredCount: 1,
    answer: null,
    state: 'ready',
    onAnswer: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof QuizQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Otázka 2 zo\s6$/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '17');
  },
};

export const Multiple: Story = { args: { question: multipleQuestion } };

export const Text: Story = { args: { question: textQuestion } };

export const NumberKind: Story = { name: 'Number', args: { question: numberQuestion } };

export const Order: Story = { args: { question: orderQuestion } };

export const Output: Story = { args: { question: outputQuestion } };

export const Right: Story = {
  args: { answer: rightAnswers[0], answeredCount: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Správne');
    await userEvent.click(canvas.getByRole('button', { name: 'Ďalšia otázka' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  args: { answer: wrongAnswers[0], answeredCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Zatiaľ nie');
    await expect(canvas.getByText('Správna odpoveď')).toBeVisible();
  },
};

export const OutputWrong: Story = { args: { question: outputQuestion, answer: wrongAnswers[5], answeredCount: 2 } };

export const OrderWrong: Story = { args: { question: orderQuestion, answer: wrongAnswers[4], answeredCount: 2 } };

export const Last: Story = {
  args: { position: 6, answer: rightAnswers[0], answeredCount: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zobraziť výsledok' })).toBeVisible();
  },
};

export const Busy: Story = { args: { state: 'busy' } };

export const Failed: Story = { args: { state: 'failed' } };

export const LongText: Story = { tags: ['phone'], args: { question: questionLongTexts } };

export const OutputOnPhone: Story = { tags: ['phone'], args: { question: outputQuestion } };

const longLine =
  '<figure class="output"><figcaption>Výstup</figcaption><pre role="group" aria-label="Výstup"><code>Uncaught ReferenceError: cenaListka is not defined at console:1:13</code></pre></figure>';
const questionWithLongLine = { ...singleQuestion, html: `<p>Čo chybu spôsobilo?</p>${longLine}` };

/** Code scrolls by itself and does not widen the question. */
export const LongLineOnPhone: Story = {
  tags: ['phone'],
  args: { question: questionWithLongLine },
};

export const LongLineAnsweredOnPhone: Story = {
  ...LongLineOnPhone,
  args: { question: questionWithLongLine, answer: wrongAnswers[0], answeredCount: 2 },
};
