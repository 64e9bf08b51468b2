import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskButton, deskButtonVariants } from '#src/components/desk/kit/DeskButton.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'desk/kit/DeskButton/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: deskButtonVariants,
  states: { disabled: { state: 'disabled' }, busy: { state: 'busy' } },
  render: (look) => <DeskButton {...look}>Uložiť</DeskButton>,
});
