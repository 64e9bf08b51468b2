import { HostedVideoFrame } from '#src/components/video/HostedVideoFrame.tsx';
import { VideoPlayer, type VideoPlayerProps } from '#src/components/video/VideoPlayer.tsx';
import { useHostedVideo } from './useHostedVideo.ts';

/** The player of a video, wherever its film lies, started at once. */
export function VideoPlayerContainer(props: VideoPlayerProps) {
  return props.video.provider === 'FILE' ? <VideoPlayer {...props} /> : <HostedPlayer {...props} />;
}

function HostedPlayer(props: VideoPlayerProps) {
  const { box, status } = useHostedVideo(props);
  return <HostedVideoFrame ref={box} video={props.video} status={status} />;
}
