import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MultipleChoice } from '#src/components/quiz/MultipleChoice.tsx';
import { multipleQuestion, questionLongTexts } from '#stories/fixtures/quiz.ts';

const meta = {
  title: 'quiz/MultipleChoice',
  component: MultipleChoice,
  args: { options: multipleQuestion.options, chosenIds: [], error: null, onChange: fn() },
  render: function Chosen(args) {
    const [chosenIds, setChosenIds] = useState(args.chosenIds);
    return (
      <MultipleChoice
        {...args}
        chosenIds={chosenIds}
        onChange={(next) => {
          setChosenIds(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof MultipleChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Môže byť správnych viac možností' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'pocetBodov' }));
    await userEvent.click(canvas.getByText('vreckove'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'c']);
    canvas.getByRole('checkbox', { name: 'pocetBodov' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['a']);
  },
};

export const Chosen: Story = { args: { chosenIds: ['a', 'c'] } };

export const Missing: Story = {
  args: { error: 'Vyber aspoň jednu možnosť.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Vyber aspoň jednu možnosť.');
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: { options: questionLongTexts.options, chosenIds: ['b'] },
};
