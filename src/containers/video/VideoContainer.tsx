import { lazy, useRef, useState } from 'react';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { ChapterList } from '#src/components/video/ChapterList.tsx';
import { ClickToLoadVideo, type ClickToLoadVideoHandle } from '#src/components/video/ClickToLoadVideo.tsx';
import { VideoView } from '#src/components/video/VideoView.tsx';
import { useMediaSession } from '#src/containers/podcast/useMediaSession.ts';
import { usePlayback } from '#src/containers/podcast/usePlayback.ts';
import { usePlayerKeys } from '#src/containers/podcast/usePlayerKeys.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { Video } from '#src/contract/video.ts';
import { resumePosition } from '#src/domain/watchTime.ts';

const VideoPlayerContainer = lazy(() =>
  import('./VideoPlayerContainer.tsx').then((module) => ({ default: module.VideoPlayerContainer })),
);

interface Props {
  video: Video;
}

/** A video behind its poster, with chapters and a transcript that lead into it. */
export function VideoContainer({ video }: Props) {
  const player = useRef<ClickToLoadVideoHandle>(null);
  const [media, setMedia] = useState<HTMLVideoElement | null>(null);
  const { currentTime, props } = usePlayback('video', video.id);
  usePlayerKeys(media);
  useMediaSession(media, video.title, video.video.poster);
  const playFrom = (seconds: number) => player.current?.playFrom(seconds);
  return (
    <VideoView
      video={video}
      player={
        <>
          <ClickToLoadVideo
            ref={player}
            onMediaChange={setMedia}
            video={video.video}
            title={video.title}
            initialPosition={resumePosition(props.initialPosition, 0, video.video.durationSeconds)}
            player={(start, element) => (
              <CodeBoundary>
                <VideoPlayerContainer
                  {...props}
                  ref={element}
                  video={video.video}
                  title={video.title}
                  initialPosition={start}
                />
              </CodeBoundary>
            )}
          />
          {video.chapters.length > 0 && (
            <ChapterList chapters={video.chapters} currentTime={currentTime} onSeek={playFrom} />
          )}
        </>
      }
      transcript={
        video.transcript.length > 0 && (
          <Transcript cues={video.transcript} currentTime={currentTime} onSeek={playFrom} />
        )
      }
    />
  );
}
