import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LineOrder } from '#src/components/quiz/LineOrder.tsx';
import { orderQuestion } from '#stories/fixtures/quiz.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'quiz/LineOrder/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isWide: true,
  render: () => <LineOrder options={orderQuestion.options} orderedIds={['3f', '51']} onChange={fn()} />,
});
