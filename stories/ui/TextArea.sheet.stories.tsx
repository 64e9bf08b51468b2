import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'ui/TextArea/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  states: {
    filled: { value: 'Páči sa mi, že hneď niečo napíšem.' },
    error: { error: 'Napíš svoje meno.' },
  },
  render: ({ value = '', ...given }) => (
    <TextArea {...given} label="Meno" hint="Uvidia ho ostatní." value={value} onChange={fn()} />
  ),
});
