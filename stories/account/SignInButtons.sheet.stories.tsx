import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInButtons } from '#src/components/account/SignInButtons.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'account/SignInButtons/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isWide: true,
  states: { busy: { busy: 'google' } },
  render: ({ busy = null }) => <SignInButtons busy={busy} onSignIn={fn()} />,
});
