import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerMark, answerMarkVariants } from '#src/components/quiz/AnswerMark.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'quiz/AnswerMark/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  variants: answerMarkVariants,
  isStill: true,
  render: ({ isCorrect = false }) => <AnswerMark isCorrect={isCorrect} />,
});
