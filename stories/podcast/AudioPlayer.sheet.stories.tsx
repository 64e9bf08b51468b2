import type { Meta, StoryObj } from '@storybook/react-vite';
import { AudioPlayer } from '#src/components/podcast/AudioPlayer.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'podcast/AudioPlayer/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  isWide: true,
  render: (_, field) => (
    <div className="max-w-column">
      <AudioPlayer src="/media/podcast/chyby-su-dobra-sprava.mp3" title={field} durationSeconds={224} />
    </div>
  ),
});
