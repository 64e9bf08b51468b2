import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AudioPlayer, type AudioPlayerHandle } from '#src/components/podcast/AudioPlayer.tsx';
import { EpisodeView } from '#src/components/podcast/EpisodeView.tsx';
import { SubscribeLinks } from '#src/components/podcast/SubscribeLinks.tsx';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import type { Post } from '#src/contract/post.ts';
import { paths } from '#src/domain/paths.ts';
import { episode, episodeWithoutTranscript } from '#stories/fixtures/episode.ts';

/** Wired the way a container does it. */
function ListenedEpisode({ of }: { of: Post }) {
  const [time, setTime] = useState(0);
  const player = useRef<AudioPlayerHandle>(null);
  return (
    <EpisodeView
      episode={of}
      player={
        <AudioPlayer
          ref={player}
          src={of.audio?.url ?? ''}
          title={of.title}
          durationSeconds={of.audio?.durationSeconds ?? 1}
          onPositionChange={setTime}
        />
      }
      transcript={
        of.transcript.length > 0 && (
          <Transcript cues={of.transcript} currentTime={time} onSeek={(seconds) => player.current?.playFrom(seconds)} />
        )
      }
    >
      <SubscribeLinks feedHref={paths.podcastFeed()} services={[{ name: 'Spotify', href: '/spotify' }]} />
    </EpisodeView>
  );
}

const meta = {
  title: 'podcast/EpisodeView',
  component: EpisodeView,
  args: { episode, player: null },
  parameters: { layout: 'fullscreen' },
  render: (args) => <ListenedEpisode of={args.episode} />,
} satisfies Meta<typeof EpisodeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutTranscript: Story = { args: { episode: episodeWithoutTranscript } };

export const PlaysFromALine: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const audio = canvasElement.querySelector('audio') as HTMLAudioElement;
    // A browser refuses sound without a real gesture.
    audio.play = fn(async () => {});
    await userEvent.click(canvas.getByText('Prepis'));
    await userEvent.click(canvas.getByRole('button', { name: /Áno, chýbala mi bodkočiarka/ }));
    await expect(audio.play).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:30 z 3:44');
    await expect(canvas.getByRole('button', { name: /Áno, chýbala mi/ })).toHaveAttribute('aria-current', 'true');
  },
};
