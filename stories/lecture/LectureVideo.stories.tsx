import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LectureVideo } from '#src/components/lecture/LectureVideo.tsx';
import { VideoPoster } from '#src/components/video/VideoPoster.tsx';
import { video } from '#stories/fixtures/video.ts';

const meta = {
  title: 'lecture/LectureVideo',
  component: LectureVideo,
  args: { children: <VideoPoster video={video.video} title={video.title} onPlay={fn()} /> },
} satisfies Meta<typeof LectureVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { tags: ['phone'] };
