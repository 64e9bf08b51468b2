import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { Predict } from '#src/components/exercise/Predict.tsx';
import { program } from '#stories/fixtures/program.ts';

const meta = {
  title: 'exercise/Predict',
  component: Predict,
  args: {
    title: 'vreckove.js',
    children: <ProgramLines title="vreckove.js" html={program.html} />,
    options: ['7', '12', '3 * 4'],
    output: '12',
    guess: null,
    onGuess: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof Predict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 * 4' }));
    await expect(args.onGuess).toHaveBeenCalledWith('3 * 4');
  },
};

export const Right: Story = { args: { guess: '12' } };

export const Wrong: Story = {
  args: { guess: '3 * 4' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tipnúť si znova' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const Typed: Story = {
  args: { options: [], output: 'Spolu: 12' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tvoj tip' }), 'Spolu: 20{Enter}');
    await expect(args.onGuess).toHaveBeenCalledWith('Spolu: 20');
  },
};

export const SeveralLines: Story = { args: { options: [], output: 'jeden\ndva\ntri' } };

export const TypedWrong: Story = { args: { options: [], output: 'Spolu: 12', guess: 'Spolu: 20' } };

/** It takes the whole width of the screen, beyond the edges of the text. */
export const OnAPhone: Story = {
  tags: ['phone'],
  args: { guess: '7' },
  decorators: [
    (Story) => (
      <div className="px-5">
        <Story />
      </div>
    ),
  ],
};
