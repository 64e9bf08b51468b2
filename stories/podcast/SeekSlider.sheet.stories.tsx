import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SeekSlider } from '#src/components/podcast/SeekSlider.tsx';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'podcast/SeekSlider/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  render: () => (
    <div className="flex">
      <SeekSlider position={83} durationSeconds={224} onSeek={fn()} />
    </div>
  ),
});
