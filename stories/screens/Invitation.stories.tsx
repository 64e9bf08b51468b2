import type { Meta } from '@storybook/react-vite';
import { InvitationView } from '#src/components/account/InvitationView.tsx';
import { paths } from '#src/domain/paths.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Invitation',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const view = (email: string | null, state: 'open' | 'expired') => (
  <InvitationView
    invitation={{
      state,
      roles: ['LECTURER'],
      inviterName: 'Jana Oravcová',
      address: 'e…@example.sk',
      expiresAt: '2026-12-05T08:00:00.000Z',
    }}
    email={email}
    signInHref={paths.login()}
    state="ready"
    refusal={null}
    onAccept={nothing}
    onOther={nothing}
    onRetry={nothing}
  />
);

export const Default = screen(paths.invitation(), view(null, 'open'));

export const Expired = screen(paths.invitation(), view('ema.cierna@example.sk', 'expired'));
