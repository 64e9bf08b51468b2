import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TranscriptCue, transcriptCueVariants } from '#src/components/podcast/TranscriptCue.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'podcast/TranscriptCue/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

const cue = { start: 33.243, end: 36.724, speaker: 'Zuzana', text: 'V Jave sa ňou končí takmer každý príkaz.' };

export const Default: StoryObj = stateSheet({
  variants: transcriptCueVariants,
  isWide: true,
  render: ({ isCurrent = false }) => <TranscriptCue cue={cue} isCurrent={isCurrent} isNewSpeaker onSeek={fn()} />,
});
