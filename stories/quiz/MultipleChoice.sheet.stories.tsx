import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MultipleChoice } from '#src/components/quiz/MultipleChoice.tsx';
import { multipleQuestion } from '#stories/fixtures/quiz.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'quiz/MultipleChoice/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const options = multipleQuestion.options.slice(0, 2);

export const Default: StoryObj = stateSheet({
  isWide: true,
  states: { chosen: { chosenIds: options.map(({ id }) => id) }, error: { error: 'Vyber aspoň jednu možnosť.' } },
  render: ({ chosenIds = [], error = null }) => (
    <MultipleChoice options={options} chosenIds={chosenIds} error={error} onChange={fn()} />
  ),
});
