import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SingleChoice } from '#src/components/quiz/SingleChoice.tsx';
import { singleQuestion } from '#stories/fixtures/quiz.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'quiz/SingleChoice/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const options = singleQuestion.options.slice(0, 2);

export const Default: StoryObj = stateSheet({
  isWide: true,
  states: { chosen: { chosenId: 'a' }, error: { error: 'Vyber jednu možnosť.' } },
  render: ({ chosenId = null, error = null }) => (
    <SingleChoice options={options} chosenId={chosenId} error={error} onChange={fn()} />
  ),
});
