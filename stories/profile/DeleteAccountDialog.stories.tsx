import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DeleteAccountDialog } from '#src/components/profile/DeleteAccountDialog.tsx';

const meta = {
  title: 'profile/DeleteAccountDialog',
  component: DeleteAccountDialog,
  // The dialog takes the whole window, so the documentation shows each story in its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { isOpen: true, state: 'ready', onConfirm: fn(), onSignInAgain: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Zrušiť účet?' }));

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const button = dialog.getByRole('button', { name: 'Zrušiť účet' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox'), 'zrusi{Enter}');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'zrušiť');
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Keyboards without accents and phones that begin with a capital do too. */
export const TypedWithoutAccents: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'Zrusit {Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Kept: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Ponechať účet' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What is under way cannot be closed or sent again. */
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Zrušiť účet' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Účet sa nepodarilo zrušiť.');
  },
};

/** After an older sign-in the way leads through a new one; the account can be kept too. */
export const SignInNeeded: Story = {
  args: { state: 'sign-in-needed' },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(/prihlásenie je staršie ako hodina/);
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Prihlásiť sa znova' }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Ponechať účet' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Nobody else could give the role back. */
export const LastAdmin: Story = {
  args: { state: 'last-admin' },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(/daj v\sčasti Ľudia rolu správy niekomu ďalšiemu/);
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Ponechať účet' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['phone'], args: { state: 'failed' } };

/** Closed by Escape, it gives the focus back to what opened it. */
export const GivesFocusBack: Story = {
  args: { isOpen: false },
  render: function Opened({ onClose, ...args }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Otvoriť
        </button>
        <DeleteAccountDialog
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Otvoriť' });
    await userEvent.click(opener);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
