import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvitationView } from '#src/components/account/InvitationView.tsx';
import type { OpenedInvitation } from '#src/contract/desk/people/deskInvitations.ts';
import { nothing } from '#stories/screens/screen.tsx';

const invitation: OpenedInvitation = {
  state: 'open',
  roles: ['LECTURER'],
  inviterName: 'Jana Oravcová',
  address: 'e…@example.sk',
  expiresAt: '2026-12-05T08:00:00.000Z',
};

const meta = {
  title: 'account/InvitationView',
  component: InvitationView,
  args: {
    invitation,
    email: 'ema.cierna@example.sk',
    signInHref: '/login',
    state: 'ready',
    refusal: null,
    onAccept: fn(),
    onOther: nothing,
    onRetry: nothing,
  },
} satisfies Meta<typeof InvitationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prijať pozvánku' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const SignedOut: Story = { args: { email: null } };

export const OtherAddress: Story = { tags: ['phone'], args: { email: 'ema@example.com', refusal: 'other-address' } };

export const Loading: Story = { args: { invitation: null } };

export const Used: Story = { args: { invitation: { ...invitation, state: 'used' } } };

export const Expired: Story = { args: { invitation: { ...invitation, state: 'expired' } } };

export const Withdrawn: Story = { args: { invitation: { ...invitation, state: 'withdrawn' } } };

export const Invalid: Story = { args: { invitation: 'invalid' } };

export const Failed: Story = { args: { invitation: 'failed' } };
