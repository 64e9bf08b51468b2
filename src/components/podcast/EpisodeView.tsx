import type { ReactNode } from 'react';
import { ContentHeader } from '#src/components/page/ContentHeader.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { TagList } from '#src/components/ui/TagList.tsx';
import type { Post } from '#src/contract/post.ts';
import { formatDate, formatSeconds } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  episode: Post;
  player: ReactNode;
  /** Left out when the episode has none. */
  transcript?: ReactNode;
  /** Stands below everything: where to subscribe, comments. */
  children?: ReactNode;
}

/** The screen of one episode of the podcast. */
export function EpisodeView({ episode, player, transcript, children }: Props) {
  return (
    <div className="page pb-20">
      <article className="mx-auto max-w-[740px]">
        <ContentHeader
          crumbs={[{ name: 'Podcast', href: paths.podcast() }]}
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
          <time dateTime={episode.publishedAt}>{formatDate(episode.publishedAt)}</time>
          {episode.audio && <Fact icon="clock">{formatSeconds(episode.audio.durationSeconds)}</Fact>}
        </ContentHeader>
        <div className="mt-8">{player}</div>
        <div className="mt-10">
          <Prose html={episode.html} />
        </div>
        {transcript && <div className="mt-12">{transcript}</div>}
        <div className="mt-12 empty:hidden">
          <TagList tags={episode.tags} hrefOf={(slug) => paths.podcastByTag(slug)} />
        </div>
      </article>
      {children && <div className="mx-auto mt-16 max-w-[740px]">{children}</div>}
    </div>
  );
}
