import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/TextInput',
  component: TextInput,
  args: { label: 'Meno', value: '', onChange: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextInput
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Meno' }), 'Ema');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ema');
  },
};

export const Hint: Story = { args: { hint: 'Uvidia ho ostatní pri komentároch.', placeholder: 'Ema' } };

export const Email: Story = {
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', placeholder: 'tvoj@email.sk' },
};

export const EmptyCounter: Story = { args: { limit: 40 } };

export const FilledCounter: Story = { args: { limit: 10, value: 'Zuzan' } };

/** What does not fit stays, is counted and marked. */
export const TooLong: Story = {
  args: { limit: 10, value: 'Zuzan', hint: 'Uvidia ho ostatní pri komentároch.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('5/10')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'a Hlavatá');
    await expect(canvas.getByText('14/10')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Zuzana Hlavatá');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Priveľmi dlhé: zmestí sa najviac 10\u00A0znakov. 14/10',
    );
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { label: 'E-mail', type: 'email', value: 'ema@', error: 'Email má nesprávny formát' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Email má nesprávny formát');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, value: 'ema@example.org', label: 'E-mail' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    label: longSentence,
    value: `${longSentence} ${unbreakableWord}`,
    error: `${longSentence} ${unbreakableWord}`,
    limit: 2000,
  },
};
