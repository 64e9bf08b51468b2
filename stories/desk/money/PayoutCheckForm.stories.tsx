import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutCheckForm } from '#src/components/desk/money/PayoutCheckForm.tsx';
import { payout } from '#stories/fixtures/deskMovements.ts';

const meta = {
  title: 'desk/money/PayoutCheckForm',
  component: PayoutCheckForm,
  args: { payout, state: 'ready', failure: null, onCheck: fn() },
} satisfies Meta<typeof PayoutCheckForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sedí s\u00A0výpisom' }));
    await expect(args.onCheck).toHaveBeenCalledWith({ bankDay: '2026-10-30', bankAmount: 41555, note: '' });
  },
};

/** Another amount needs a reason. */
export const Missing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Banka prijala (€)' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '400,55');
    const save = canvas.getByRole('button', { name: 'Uložiť s\u00A0dôvodom' });
    await userEvent.click(save);
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dôvod rozdielu' }), 'poplatok banky');
    await userEvent.click(save);
    await expect(args.onCheck).toHaveBeenCalledWith({
      ...{ bankDay: '2026-10-30', bankAmount: 40055, note: 'poplatok banky' },
    });
  },
};
