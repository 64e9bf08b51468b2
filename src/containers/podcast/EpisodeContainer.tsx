import { useRef } from 'react';
import { AudioPlayer, type AudioPlayerHandle } from '#src/components/podcast/AudioPlayer.tsx';
import { EpisodeView } from '#src/components/podcast/EpisodeView.tsx';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { DiscussionContainer } from '#src/containers/comment/DiscussionContainer.tsx';
import { whatNext } from '#src/containers/post/whatNext.tsx';
import type { Post } from '#src/contract/post.ts';
import { SubscribeLinksContainer } from './SubscribeLinksContainer.tsx';
import { usePlayback } from './usePlayback.ts';

interface Props {
  episode: Post;
}

/** An episode with its player, which remembers where it was left. */
export function EpisodeContainer({ episode }: Props) {
  const player = useRef<AudioPlayerHandle>(null);
  const { currentTime, props } = usePlayback('podcast', episode.id);
  return (
    <EpisodeView
      episode={episode}
      whatNext={whatNext}
      player={
        episode.audio && (
          <AudioPlayer
            ref={player}
            src={episode.audio.url}
            title={episode.title}
            durationSeconds={episode.audio.durationSeconds}
            {...props}
          />
        )
      }
      transcript={
        episode.transcript.length > 0 && (
          <Transcript
            cues={episode.transcript}
            currentTime={currentTime}
            onSeek={(seconds) => player.current?.playFrom(seconds)}
          />
        )
      }
    >
      <SubscribeLinksContainer />
      <DiscussionContainer key={episode.id} target={{ postId: episode.id }} />
    </EpisodeView>
  );
}
