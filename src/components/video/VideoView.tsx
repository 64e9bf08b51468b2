import type { ReactNode } from 'react';
import { ContentHeader } from '#src/components/page/ContentHeader.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Video } from '#src/contract/video.ts';
import { formatSeconds } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  video: Video;
  player: ReactNode;
  /** Left out when the video has none. */
  transcript?: ReactNode;
  /** Stands below everything. */
  children?: ReactNode;
}

/** The screen of one video. */
export function VideoView({ video, player, transcript, children }: Props) {
  return (
    <div className="page pb-20">
      <article>
        <ContentHeader
          crumbs={[{ name: 'Videá', href: paths.videos() }]}
          title={video.title}
          summary={video.summary}
          author={video.author}
        >
          <time dateTime={video.publishedAt}>{video.publishedAtText}</time>
          {video.video.durationSeconds > 0 && <Fact icon="clock">{formatSeconds(video.video.durationSeconds)}</Fact>}
        </ContentHeader>
        <div className="no-print mt-8 max-w-[960px]">{player}</div>
        <div className="mt-10 max-w-column">
          <Prose html={video.html} />
          {transcript && <div className="mt-12">{transcript}</div>}
        </div>
      </article>
      {children && <div className="mt-16 max-w-column">{children}</div>}
    </div>
  );
}
