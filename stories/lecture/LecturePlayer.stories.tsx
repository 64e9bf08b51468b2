import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LecturePlayer } from '#src/components/lecture/LecturePlayer.tsx';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { ChapterList } from '#src/components/video/ChapterList.tsx';
import { VideoPoster } from '#src/components/video/VideoPoster.tsx';
import { video } from '#stories/fixtures/video.ts';

const meta = {
  title: 'lecture/LecturePlayer',
  component: LecturePlayer,
  args: {
    // Stands for the film: no two pictures of one that plays are the same.
    player: <VideoPoster video={video.video} title={video.title} onPlay={fn()} />,
    chapters: <ChapterList chapters={video.chapters} onSeek={fn()} />,
    transcript: <Transcript cues={video.transcript} onSeek={fn()} />,
  },
} satisfies Meta<typeof LecturePlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prepis')).toBeVisible();
  },
};

export const PlayerOnly: Story = { args: { chapters: undefined, transcript: undefined } };
