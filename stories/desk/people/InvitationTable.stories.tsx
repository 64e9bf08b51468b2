import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvitationTable } from '#src/components/desk/people/InvitationTable.tsx';
import { openInvitations } from '#stories/fixtures/deskPeople.ts';

const meta = {
  title: 'desk/people/InvitationTable',
  component: InvitationTable,
  args: { invitations: openInvitations, busyId: null, onRenew: fn(), onWithdraw: fn() },
} satisfies Meta<typeof InvitationTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [renew] = canvas.getAllByRole('button', { name: 'Poslať znova' });
    const [withdraw] = canvas.getAllByRole('button', { name: 'Zrušiť pozvánku' });
    if (!renew || !withdraw) throw new Error('A row has no buttons.');
    await userEvent.click(renew);
    await expect(args.onRenew).toHaveBeenCalledWith(openInvitations[0]);
    await userEvent.click(withdraw);
    await expect(args.onWithdraw).toHaveBeenCalledWith(openInvitations[0]);
  },
};

export const Busy: Story = { tags: ['phone'], args: { busyId: 'i1' } };
