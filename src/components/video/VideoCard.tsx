import { Cover } from '#src/components/cover/Cover.tsx';
import type { VideoCard as VideoCardData } from '#src/contract/video.ts';
import { formatTimecode } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { typeset } from '#src/domain/typography.ts';
import { VideoThumbnail } from './VideoThumbnail.tsx';

interface Props {
  video: VideoCardData;
  /** Level of the title: 3 where the list has a heading of its own. */
  headingLevel?: 2 | 3;
}

/** A video in a list; a click anywhere on the card opens it. */
export function VideoCard({ video, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative">
      <VideoThumbnail duration={video.durationSeconds ? formatTimecode(video.durationSeconds) : ''}>
        <Cover kind="video" title={video.title} />
      </VideoThumbnail>
      <Heading className="mt-4 text-h3">
        <a
          href={paths.video(video.slug)}
          className="group-hover:text-accent-text after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent-text"
        >
          {typeset(video.title)}
        </a>
      </Heading>
      <p className="mt-2 text-md leading-normal text-muted">{typeset(video.summary)}</p>
      <p className="mt-3 text-sm text-muted">
        <time dateTime={video.publishedAt}>{video.publishedAtText}</time>
      </p>
    </article>
  );
}
