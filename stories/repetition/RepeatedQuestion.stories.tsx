import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RepeatedQuestion } from '#src/components/repetition/RepeatedQuestion.tsx';
import { paths } from '#src/domain/paths.ts';
import { chosenQuestion, typedQuestion } from '#stories/fixtures/repetition.ts';

const meta = {
  title: 'repetition/RepeatedQuestion',
  component: RepeatedQuestion,
  args: {
    question: chosenQuestion,
    lecture: { name: 'Premenné', href: paths.lecture('programovanie-od-nuly', 'k', 'premenne') },
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
} satisfies Meta<typeof RepeatedQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tap is the answer. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '30' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('30');
    await userEvent.click(canvas.getByRole('button', { name: 'Neviem' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
  },
};

/** Enter answers, and nothing is no answer. */
export const Gap: Story = {
  args: { question: typedQuestion, ago: null },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Tvoja odpoveď' });
    await userEvent.type(field, '{Enter}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(field, ' 12 {Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('12');
  },
};

export const Right: Story = {
  args: { answered: { tip: '12', returns: 'Vráti sa o\u00A012\u00A0dní.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Vráti sa o 12 dní.');
    await expect(canvas.queryByRole('link', { name: 'Premenné' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ďalej' }));
    await expect(args.onNext).toHaveBeenCalled();
  },
};

/** Both answers stay, with the way to the lecture. */
export const Different: Story = {
  args: { answered: { tip: '30', returns: 'Zajtra sa to vráti ako prvé.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Tentoraz inak');
    await expect(canvas.getByRole('link', { name: 'Premenné' })).toBeInTheDocument();
    await expect(canvas.getByText('tvoj tip')).toBeInTheDocument();
  },
};

export const DoesNotKnow: Story = {
  args: { question: typedQuestion, answered: { tip: null, returns: 'Zajtra sa to vráti ako prvé.' } },
};
