import type { ReactNode } from 'react';
import { Cover } from '#src/components/cover/Cover.tsx';
import { ContentHeader } from '#src/components/page/ContentHeader.tsx';
import { ReadingColumn } from '#src/components/page/ReadingColumn.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TagList } from '#src/components/ui/TagList.tsx';
import type { Post } from '#src/contract/post.ts';
import { formatSeconds } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  episode: Post;
  player: ReactNode;
  /** Left out when the episode has none. */
  transcript?: ReactNode;
  /** Where to go on from here. */
  whatNext?: ReactNode;
  /** Stands below everything: where to subscribe, comments. */
  children?: ReactNode;
}

/** The screen of one episode of the podcast. */
export function EpisodeView({ episode, player, transcript, whatNext, children }: Props) {
  return (
    <div className="page pb-20">
      <article>
        <ContentHeader
          crumbs={[{ name: 'Podcast', href: paths.podcast() }]}
          cover={<Cover kind="episode" title={episode.title} tags={episode.tags.map((tag) => tag.slug)} />}
          eyebrow={
            episode.audio && (
              <span className="flex items-center gap-2">
                <Icon name="headphones" />
                Epizóda {episode.audio.episode}
              </span>
            )
          }
          title={episode.title}
          summary={episode.summary}
          author={episode.author}
        >
          <time dateTime={episode.publishedAt}>{episode.publishedAtText}</time>
          {episode.audio && <Fact icon="clock">{formatSeconds(episode.audio.durationSeconds)}</Fact>}
        </ContentHeader>
        <div className="mt-8">
          <ReadingColumn aside={<TagList tags={episode.tags} hrefOf={(slug) => paths.podcastByTag(slug)} />}>
            {player}
            <div className="mt-10">
              <Prose html={episode.html} />
            </div>
            {transcript && <div className="mt-12">{transcript}</div>}
          </ReadingColumn>
        </div>
      </article>
      {whatNext}
      {children && <div className="mt-16 max-w-column">{children}</div>}
    </div>
  );
}
