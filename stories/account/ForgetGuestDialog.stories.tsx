import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ForgetGuestDialog } from '#src/components/account/ForgetGuestDialog.tsx';

const meta = {
  title: 'account/ForgetGuestDialog',
  component: ForgetGuestDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    counts: { lectures: 4, exercises: 6, answers: 7, programs: 0 },
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ForgetGuestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Vymazať z\stohto prehliadača\?$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Vymazať' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Nechať tak' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { tags: ['phone'] };
