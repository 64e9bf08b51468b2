import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RepeatedOptions } from '#src/components/repetition/RepeatedOptions.tsx';
import { questionLongTexts, rightAnswers, singleQuestion, wrongAnswers } from '#stories/fixtures/quiz.ts';

const [right = null] = rightAnswers;
const [wrong = null] = wrongAnswers;

const meta = {
  title: 'repetition/RepeatedOptions',
  component: RepeatedOptions,
  args: { options: singleQuestion.options, graded: null, onChoose: fn() },
  decorators: [(Story) => <div className="page max-w-185 py-6">{Story()}</div>],
} satisfies Meta<typeof RepeatedOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'int pocetZiakov' }));
    await expect(args.onChoose).toHaveBeenCalledWith('a');
  },
};

export const Right: Story = { args: { graded: right, onChoose: undefined } };

/** Nothing is red. */
export const Different: Story = { args: { graded: wrong, onChoose: undefined } };

export const LongTexts: Story = { args: { options: questionLongTexts.options } };
