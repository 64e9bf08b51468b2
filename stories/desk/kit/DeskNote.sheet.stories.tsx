import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskNote, deskNoteVariants } from '#src/components/desk/kit/DeskNote.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'desk/kit/DeskNote/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: deskNoteVariants,
  isStill: true,
  render: (look) => <DeskNote {...look}>Na webe sa nezmenilo nič.</DeskNote>,
});
