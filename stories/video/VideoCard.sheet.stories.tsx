import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoCard } from '#src/components/video/VideoCard.tsx';
import { videoCard } from '#stories/fixtures/video.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'video/VideoCard/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  render: () => <VideoCard video={videoCard} />,
});
