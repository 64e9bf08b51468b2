import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RepeatedQuizQuestion } from '#src/components/repetition/RepeatedQuizQuestion.tsx';
import { paths } from '#src/domain/paths.ts';
import {
  multipleQuestion,
  orderQuestion,
  outputQuestion,
  questions,
  rightAnswers,
  singleQuestion,
  textQuestion,
  wrongAnswers,
} from '#stories/fixtures/quiz.ts';

const tomorrow = 'Zajtra sa to vráti ako prvé.';
const answerTo = (answers: typeof rightAnswers, { id }: { id: string }) =>
  answers[questions.findIndex((question) => question.id === id)] ?? null;

const forgotten = answerTo(wrongAnswers, outputQuestion);

const meta = {
  title: 'repetition/RepeatedQuizQuestion',
  component: RepeatedQuizQuestion,
  args: {
    question: singleQuestion,
    lecture: { name: 'Premenné', href: paths.lecture('java-kurz', 'k', 'premenne') },
    ago: 'pred\u00A08\u00A0dňami',
    answered: null,
    onAnswer: fn(),
    onNext: fn(),
  },
  decorators: [
    (Story) => (
      <div className="page max-w-185 py-6">
        <h1 className="sr-only">Opakovanie</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof RepeatedQuizQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tap is the answer. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'String pocetZiakov' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'SINGLE', optionId: 'b' });
    await userEvent.click(canvas.getByRole('button', { name: 'Neviem' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
  },
};

/** While an answer is on its way another one is none. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'String pocetZiakov' }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Right: Story = {
  args: {
    answered: { graded: answerTo(rightAnswers, singleQuestion), returns: 'Vráti sa o\u00A012\u00A0dní.' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('tvoja odpoveď')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Premenné' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ďalej' }));
    await expect(args.onNext).toHaveBeenCalled();
  },
};

/** Both answers stay, with the way to the lecture. */
export const Different: Story = {
  args: { answered: { graded: answerTo(wrongAnswers, singleQuestion), returns: tomorrow } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tvoja odpoveď')).toBeInTheDocument();
    await expect(canvas.getByText('správna odpoveď')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Premenné' })).toBeInTheDocument();
  },
};

/** There is no connection: nobody knows yet. */
export const Kept: Story = {
  args: { answered: { graded: null, returns: 'Skontroluje sa, keď budeš znova online.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Odpoveď tu počká');
  },
};

export const Several: Story = {
  args: {
    question: multipleQuestion,
    answered: { graded: answerTo(wrongAnswers, multipleQuestion), returns: tomorrow },
  },
};

/** What has more than one press is sent by its button. */
export const Typed: Story = {
  args: { question: textQuestion },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoja odpoveď' }), 'cyklus{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ kind: 'TEXT', text: 'cyklus' });
  },
};

export const Order: Story = { args: { question: orderQuestion } };

/** „Neviem“: what is right stands alone. */
export const DoesNotKnow: Story = {
  args: {
    question: outputQuestion,
    answered: {
      graded: forgotten && { ...forgotten, answer: null },
      returns: tomorrow,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Tvoja odpoveď')).not.toBeInTheDocument();
    await expect(canvas.getByText('Správna odpoveď')).toBeInTheDocument();
  },
};
