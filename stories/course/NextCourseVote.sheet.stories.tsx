import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NextCourseVote } from '#src/components/course/NextCourseVote.tsx';
import { nextCourseOptions } from '#stories/fixtures/nextCourse.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'course/NextCourseVote/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const options = nextCourseOptions.slice(0, 2);

export const Default: StoryObj = stateSheet({
  isWide: true,
  states: {
    chosen: { refusedOptionId: options[0]?.id },
    error: { refusedOptionId: '' },
    busy: { state: 'busy' },
    voted: { isVoted: true, votedOptionId: options[0]?.id },
  },
  render: ({ state, isVoted = false, votedOptionId = null, ...given }) => (
    <NextCourseVote
      {...given}
      options={options}
      state={state ?? 'ready'}
      isVoted={isVoted}
      votedOptionId={votedOptionId}
      failure={null}
      onVote={fn()}
    />
  ),
});
