import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StarInput } from '#src/components/review/StarInput.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'review/StarInput/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isWide: true,
  states: { chosen: { value: 4 }, error: { error: 'Vyber počet hviezdičiek.' } },
  render: ({ value = null, error }, field) => (
    <StarInput label="Koľko hviezdičiek kurzu dáš?" name={field} value={value} error={error} onChange={fn()} />
  ),
});
