import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VideoPoster } from '#src/components/video/VideoPoster.tsx';
import { video } from '#stories/fixtures/video.ts';
import { stateSheet } from '#stories/support/stateSheet.tsx';

const meta = { title: 'video/VideoPoster/Sheet', tags: ['sheet', '!autodocs'] } satisfies Meta;

export default meta;

export const Default: StoryObj = stateSheet({
  render: () => <VideoPoster video={video.video} title={video.title} onPlay={fn()} />,
});
