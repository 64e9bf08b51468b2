import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { ClickToLoadVideo, type ClickToLoadVideoHandle } from '#src/components/video/ClickToLoadVideo.tsx';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';
import { VideoView } from '#src/components/video/VideoView.tsx';
import type { Video } from '#src/contract/video.ts';
import { video, videoWithoutPoster, videoYoutube } from '#stories/fixtures/video.ts';

/** Wired the way a container does it. */
function WatchedVideo({ of }: { of: Video }) {
  const [time, setTime] = useState(0);
  const player = useRef<ClickToLoadVideoHandle>(null);
  return (
    <VideoView
      video={of}
      player={
        <ClickToLoadVideo
          ref={player}
          video={of.video}
          title={of.title}
          player={(start, media) => (
            <VideoPlayer
              ref={media}
              video={of.video}
              title={of.title}
              initialPosition={start}
              onPositionChange={setTime}
            />
          )}
        />
      }
      transcript={
        of.transcript.length > 0 && (
          <Transcript cues={of.transcript} currentTime={time} onSeek={(seconds) => player.current?.playFrom(seconds)} />
        )
      }
    />
  );
}

const meta = {
  title: 'video/VideoView',
  component: VideoView,
  args: { video, player: null },
  parameters: { layout: 'fullscreen' },
  render: (args) => <WatchedVideo of={args.video} />,
} satisfies Meta<typeof VideoView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Youtube: Story = { args: { video: videoYoutube } };

export const WithoutPosterAndTranscript: Story = { args: { video: videoWithoutPoster } };

export const PlaysFromALine: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Prepis'));
    await userEvent.click(canvas.getByRole('button', { name: /Prvý riadok pomenúva triedu/ }));
    const element = () => canvasElement.querySelector('video');
    await waitFor(() => expect(element()?.currentTime).toBeGreaterThanOrEqual(22), { timeout: 5000 });
  },
};
