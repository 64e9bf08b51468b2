import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountPicture, accountPictureVariants } from '#src/components/account/AccountPicture.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'account/AccountPicture/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: accountPictureVariants,
  isStill: true,
  states: { 'without picture': { photoURL: null } },
  render: ({ photoURL = '/apple-touch-icon.png', ...look }) => (
    <AccountPicture {...look} name="Ema Nováková" photoURL={photoURL} />
  ),
});
