import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TestCardForm } from '#src/components/checkout/TestCardForm.tsx';

const meta = {
  title: 'checkout/TestCardForm',
  component: TestCardForm,
  args: {
    cardNumber: '',
    onCardNumberChange: fn(),
    delivery: 'once',
    onDeliveryChange: fn(),
    error: null,
    disabled: false,
  },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
  render: function Filled(args) {
    const [cardNumber, setCardNumber] = useState(args.cardNumber);
    const [delivery, setDelivery] = useState(args.delivery);
    return (
      <TestCardForm
        {...args}
        cardNumber={cardNumber}
        onCardNumberChange={(next) => {
          setCardNumber(next);
          args.onCardNumberChange(next);
        }}
        delivery={delivery}
        onDeliveryChange={(next) => {
          setDelivery(next);
          args.onDeliveryChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TestCardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Banka sa opýta/ }));
    await expect(args.onCardNumberChange).toHaveBeenLastCalledWith('4000002500003155');
    await expect(canvas.getByRole('textbox')).toHaveValue('4000 0025 0000 3155');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Neskoro');
    await expect(args.onDeliveryChange).toHaveBeenLastCalledWith('late');
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/chvíľu čaká/);
  },
};

/** Digits alone are taken, in fours, and the caret stays where the typing is. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Číslo skúšobnej karty' });
    await userEvent.type(field, '42x42-42424');
    await expect(field).toHaveValue('4242 4242 4');
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('4294 2424 24');
    await expect(field.selectionStart).toBe(3);
    await userEvent.clear(field);
    await userEvent.type(field, '42424242424242425555');
    await expect(args.onCardNumberChange).toHaveBeenLastCalledWith('4242424242424242');
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { cardNumber: '42424242', error: 'Číslo karty má mať 16 číslic.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Číslo karty má mať 16 číslic.');
  },
};

export const Disabled: Story = {
  args: { cardNumber: '4242424242424242', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const MessageNever: Story = { args: { delivery: 'never' } };

export const Phone: Story = {
  tags: ['phone'],
  args: { cardNumber: '4000000000009995', delivery: 'twice' },
};
