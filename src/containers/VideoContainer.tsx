import { useRef } from 'react';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { ClickToLoadVideo, type ClickToLoadVideoHandle } from '#src/components/video/ClickToLoadVideo.tsx';
import { VideoView } from '#src/components/video/VideoView.tsx';
import type { Video } from '#src/contract/video.ts';
import { usePlayback } from './usePlayback.ts';

interface Props {
  video: Video;
}

/** A video behind its poster, with a transcript that leads into it. */
export function VideoContainer({ video }: Props) {
  const player = useRef<ClickToLoadVideoHandle>(null);
  const { currentTime, props } = usePlayback('video', video.id);
  const canSeek = video.video.provider === 'FILE';
  return (
    <VideoView
      video={video}
      player={<ClickToLoadVideo ref={player} video={video.video} title={video.title} {...props} />}
      transcript={
        video.transcript.length > 0 && (
          <Transcript
            cues={video.transcript}
            currentTime={currentTime}
            onSeek={canSeek ? (seconds) => player.current?.playFrom(seconds) : undefined}
          />
        )
      }
    />
  );
}
