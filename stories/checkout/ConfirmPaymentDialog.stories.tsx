import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ConfirmPaymentDialog } from '#src/components/checkout/ConfirmPaymentDialog.tsx';

const meta = {
  title: 'checkout/ConfirmPaymentDialog',
  component: ConfirmPaymentDialog,
  // The dialog takes the whole window, so the documentation shows each story in its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { isOpen: true, amountText: '39,00\u00A0€', onConfirm: fn(), onRefuse: fn() },
} satisfies Meta<typeof ConfirmPaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Potvrdiť platbu?' }));

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/39,00\s€/);
    await userEvent.click(dialog.getByRole('button', { name: 'Potvrdiť platbu' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Odmietnuť' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};

/** Closing it is a refusal too. */
export const Closed: Story = {
  play: async ({ args, userEvent }) => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['phone'] };
