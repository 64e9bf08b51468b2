import type { Meta, StoryObj } from '@storybook/react-vite';
import { Verdict, verdictVariants } from '#src/components/exercise/Verdict.tsx';
import { verdicts } from '#stories/fixtures/exercise.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'exercise/Verdict/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const messages = { calm: verdicts.failed, broken: verdicts.broken, passed: verdicts.passed };

export const Default: StoryObj = stateSheet({
  variants: verdictVariants,
  isStill: true,
  isWide: true,
  render: ({ tone = 'calm' }) => <Verdict message={messages[tone]} />,
});
