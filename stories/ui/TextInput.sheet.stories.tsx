import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/TextInput/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  states: { filled: { value: 'Ema' }, error: { error: 'Napíš svoje meno.' }, disabled: { isDisabled: true } },
  render: ({ value = '', ...given }) => (
    <TextInput {...given} label="Meno" hint="Uvidia ho ostatní." value={value} onChange={fn()} />
  ),
});
