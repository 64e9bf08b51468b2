import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TranscriptCue } from '#src/components/podcast/TranscriptCue.tsx';

const meta = {
  title: 'podcast/TranscriptCue',
  component: TranscriptCue,
  args: {
    cue: { start: 33.243, end: 36.724, speaker: 'Zuzana', text: 'V Jave sa ňou končí takmer každý príkaz.' },
    isCurrent: false,
    isNewSpeaker: false,
    onSeek: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TranscriptCue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Current: Story = { args: { isCurrent: true } };

export const NewSpeaker: Story = { args: { isNewSpeaker: true } };

export const PlainText: Story = { args: { onSeek: undefined } };
