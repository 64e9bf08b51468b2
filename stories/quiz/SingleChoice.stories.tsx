import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SingleChoice } from '#src/components/quiz/SingleChoice.tsx';
import { questionLongTexts, singleQuestion } from '#stories/fixtures/quiz.ts';

const meta = {
  title: 'quiz/SingleChoice',
  component: SingleChoice,
  args: { options: singleQuestion.options, chosenId: null, error: null, onChange: fn() },
  render: function Chosen(args) {
    const [chosenId, setChosenId] = useState(args.chosenId);
    return (
      <SingleChoice
        {...args}
        chosenId={chosenId}
        onChange={(next) => {
          setChosenId(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SingleChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard as any radio buttons: Tab in, arrows choose. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Vyber jednu možnosť' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
    await expect(canvas.getByRole('radio', { name: 'String pocetZiakov' })).toBeChecked();
  },
};

export const Chosen: Story = { args: { chosenId: 'b' } };

export const Missing: Story = {
  args: { error: 'Vyber jednu z\u00A0možností.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Vyber jednu z\smožností\./);
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { options: questionLongTexts.options, chosenId: 'a' },
};
