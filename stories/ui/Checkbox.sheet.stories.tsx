import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/Checkbox/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  states: {
    checked: { isChecked: true },
    disabled: { isDisabled: true },
    'checked disabled': { isChecked: true, isDisabled: true },
  },
  render: ({ isChecked = false, isDisabled }) => (
    <Checkbox isChecked={isChecked} isDisabled={isDisabled} label="Novinky" onChange={fn()} />
  ),
});
