import type { ReactNode } from 'react';
import { ContentHeader } from '#src/components/page/ContentHeader.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Video } from '#src/contract/video.ts';
import { formatDate, formatSeconds } from '#src/domain/format.ts';
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
        <div className="mx-auto max-w-[740px]">
          <ContentHeader
            crumbs={[{ name: 'Videá', href: paths.videos() }]}
            title={video.title}
            summary={video.summary}
            author={video.author}
          >
            <time dateTime={video.publishedAt}>{formatDate(video.publishedAt)}</time>
            <Fact icon="clock">{formatSeconds(video.video.durationSeconds)}</Fact>
          </ContentHeader>
        </div>
        <div className="no-print mx-auto mt-8 max-w-[960px]">{player}</div>
        <div className="mx-auto mt-10 max-w-[740px]">
          <Prose html={video.html} />
          {transcript && <div className="mt-12">{transcript}</div>}
        </div>
      </article>
      {children && <div className="mx-auto mt-16 max-w-[740px]">{children}</div>}
    </div>
  );
}
