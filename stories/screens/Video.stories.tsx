import type { Meta } from '@storybook/react-vite';
import { Transcript } from '#src/components/podcast/Transcript.tsx';
import { ChapterList } from '#src/components/video/ChapterList.tsx';
import { ClickToLoadVideo } from '#src/components/video/ClickToLoadVideo.tsx';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';
import { VideoView } from '#src/components/video/VideoView.tsx';
import type { Video } from '#src/contract/video.ts';
import { paths } from '#src/domain/paths.ts';
import { buildVideo, video, videoCardLongTitle, videoWithoutPoster, videoYoutube } from '#stories/fixtures/video.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Video',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.video(video.slug);

const view = (of: Video) => (
  <VideoView
    video={of}
    player={
      <>
        <ClickToLoadVideo
          video={of.video}
          title={of.title}
          player={(start, media) => (
            <VideoPlayer ref={media} video={of.video} title={of.title} initialPosition={start} />
          )}
        />
        {of.chapters.length > 0 && <ChapterList chapters={of.chapters} onSeek={nothing} />}
      </>
    }
    transcript={of.transcript.length > 0 && <Transcript cues={of.transcript} onSeek={nothing} />}
  />
);

export const Default = screen(address, view(video));

export const Youtube = screen(address, view(videoYoutube));

export const WithoutPosterAndTranscript = screen(address, view(videoWithoutPoster));

export const LongTexts = screen(
  address,
  view(buildVideo({ title: videoCardLongTitle.title, summary: videoCardLongTitle.summary })),
);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
