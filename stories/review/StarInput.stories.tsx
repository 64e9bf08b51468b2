import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StarInput } from '#src/components/review/StarInput.tsx';
import { longSentence } from '#stories/fixtures/text.ts';

const meta = {
  title: 'review/StarInput',
  component: StarInput,
  args: { label: 'Koľko hviezdičiek kurzu dáš?', name: 'rating', value: null, onChange: fn() },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <StarInput
        {...args}
        value={value}
        onChange={(stars) => {
          setValue(stars);
          args.onChange(stars);
        }}
      />
    );
  },
} satisfies Meta<typeof StarInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click chooses; then the arrows move the choice. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Koľko hviezdičiek kurzu dáš?' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '2\u00A0hviezdičky' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('radio', { name: '5\u00A0hviezdičiek' }));
    await expect(canvas.getByRole('radio', { name: '5\u00A0hviezdičiek' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '2\u00A0hviezdičky' })).not.toBeChecked();
  },
};

export const Filled: Story = { args: { value: 3 } };

export const Failed: Story = {
  name: 'Error',
  args: { error: 'Vyber počet hviezdičiek.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Vyber počet hviezdičiek.');
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const Phone: Story = {
  tags: ['phone'],
  args: { label: longSentence, value: 4, error: longSentence },
};
