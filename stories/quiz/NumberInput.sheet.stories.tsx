import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NumberInput } from '#src/components/quiz/NumberInput.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'quiz/NumberInput/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  states: { filled: { value: '42' }, error: { error: 'Napíš odpoveď.' } },
  render: ({ value = '', error = null }) => <NumberInput value={value} error={error} onChange={fn()} />,
});
