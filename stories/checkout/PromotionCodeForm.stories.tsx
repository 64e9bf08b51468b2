import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PromotionCodeForm } from '#src/components/checkout/PromotionCodeForm.tsx';
import { paymentErrorMessage } from '#src/domain/paymentErrors.ts';

const meta = {
  title: 'checkout/PromotionCodeForm',
  component: PromotionCodeForm,
  args: {
    appliedCode: null,
    value: '',
    onChange: fn(),
    onApply: fn(),
    onRemove: fn(),
    state: 'idle',
    error: null,
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    const [appliedCode, setAppliedCode] = useState(args.appliedCode);
    return (
      <PromotionCodeForm
        {...args}
        value={value}
        appliedCode={appliedCode}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
        onApply={() => {
          args.onApply();
          if (!args.error && value) setAppliedCode(value.toUpperCase());
        }}
        onRemove={() => {
          args.onRemove();
          setAppliedCode(null);
          setValue('');
        }}
      />
    );
  },
} satisfies Meta<typeof PromotionCodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Folded until it is asked for; then the focus follows what is done. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Mám zľavový kód' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox', { name: 'Zľavový kód' })).toHaveFocus();
    await userEvent.keyboard('jesen');
    await userEvent.click(canvas.getByRole('button', { name: 'Použiť' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(canvas.getByText('JESEN')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('JESEN').closest('[tabindex]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Odobrať' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Zľavový kód' })).toHaveFocus();
  },
};

/** Nothing is sent where nothing is written. */
export const Nothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mám zľavový kód' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Použiť' }));
    const field = canvas.getByRole('textbox', { name: 'Zľavový kód' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Najprv napíš zľavový kód. 0/40');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard('j');
    await expect(field).toHaveAccessibleDescription('1/40');
  },
};

export const FoldedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Mám zľavový kód' });
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: { value: 'JESEN', error: paymentErrorMessage('promotion-code-expired') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Platnosť tohto zľavového kódu sa už skončila. 5/40',
    );
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { value: 'JESEN', state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mám zľavový kód' }));
    const apply = canvas.getByRole('button', { name: 'Použiť' });
    await expect(apply).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(apply);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Applied: Story = { args: { appliedCode: 'JESEN' } };

export const Removing: Story = { args: { appliedCode: 'JESEN', state: 'busy' } };

export const RemovalFailed: Story = {
  args: { appliedCode: 'JESEN', error: paymentErrorMessage('payment-provider-unavailable') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Phone: Story = { ...Refused, tags: ['phone'] };

export const AppliedLongCodeOnPhone: Story = {
  tags: ['phone'],
  args: { appliedCode: 'NAJDLHŠÍ_KÓD_AKÝ_SA_DÁ_NAPÍSAŤ_DO_POĽA' },
};
