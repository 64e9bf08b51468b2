import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, avatarVariants } from '#src/components/ui/Avatar.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/Avatar/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: avatarVariants,
  isStill: true,
  render: (look) => <Avatar {...look} name="Ema Nováková" />,
});
