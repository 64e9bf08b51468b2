import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountMenu } from '#src/components/account/AccountMenu.tsx';
import { profile } from '#stories/fixtures/profile.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'account/AccountMenu/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  render: () => <AccountMenu name={profile.displayName} email={profile.email} photoURL={null} onLogout={fn()} />,
});
