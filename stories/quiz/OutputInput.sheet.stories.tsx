import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OutputInput } from '#src/components/quiz/OutputInput.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'quiz/OutputInput/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  states: { filled: { value: 'Ahoj' }, error: { error: 'Napíš odpoveď.' } },
  render: ({ value = '', error = null }) => <OutputInput value={value} error={error} onChange={fn()} />,
});
