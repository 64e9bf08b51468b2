import { useId } from 'react';
import { Cover } from '#src/components/cover/Cover.tsx';
import type { PostCard, PostKind } from '#src/contract/post.ts';
import { formatMinutes, formatSeconds } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  post: PostCard;
}

const hrefs: Record<PostKind, (slug: string) => string> = { article: paths.article, podcast: paths.episode };

/** An article or an episode in a few words beside its cover; a click anywhere opens it. */
export function PostRow({ post }: Props) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="group relative grid grid-cols-[124px_minmax(0,1fr)] items-center gap-x-3.5 s:grid-cols-[180px_minmax(0,1fr)] m:gap-x-5"
    >
      <Cover
        kind={post.audio ? 'episode' : 'article'}
        title={post.title}
        tags={post.tags.map((tag) => tag.slug)}
        className="rounded-lg"
      />
      <div>
        <p className="text-sm text-muted">
          {post.audio
            ? `Epizóda ${post.audio.episode} · ${formatSeconds(post.audio.durationSeconds)}`
            : `Článok · ${formatMinutes(post.minutes)}`}
        </p>
        <h3 id={id} className="mt-0.5 text-h3">
          <a
            href={hrefs[post.kind](post.slug)}
            className="group-hover:text-accent-text after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent-text"
          >
            {typeset(post.title)}
          </a>
        </h3>
      </div>
    </article>
  );
}
