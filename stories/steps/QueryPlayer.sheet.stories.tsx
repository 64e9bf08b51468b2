import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { QueryPlayer } from '#src/components/steps/QueryPlayer.tsx';
import { queryRun } from '#stories/fixtures/querySteps.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'steps/QueryPlayer/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isStill: true,
  isWide: true,
  states: { 'GROUP BY': { at: 2 }, LIMIT: { at: 6 } },
  render: ({ at = 0 }) => (
    <QueryPlayer {...queryRun} at={at} isPlaying={false} onGo={fn()} onPlay={fn()} onClose={fn()} />
  ),
});
