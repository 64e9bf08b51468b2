import { Fact } from '#src/components/ui/Fact.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import type { PostCard as PostCardData, PostKind } from '#src/contract/post.ts';
import { formatDate, formatMinutes, formatSeconds } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  post: PostCardData;
  /** Level of the title: 3 where the list has a heading of its own. */
  headingLevel?: 2 | 3;
}

const hrefs: Record<PostKind, (slug: string) => string> = { article: paths.article, podcast: paths.episode };
const shownTags = 2;

/** An article or an episode in a list; a click anywhere on the card opens it. */
export function PostCard({ post, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-raised p-6 shadow-raised transition-colors duration-150 before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent before:opacity-0 before:transition-opacity hover:border-line-strong hover:before:opacity-100">
      {post.audio && (
        <p className="mb-3 flex items-center gap-2 text-sm font-[650] text-accent-text">
          <Icon name="headphones" />
          Epizóda {post.audio.episode}
        </p>
      )}
      <Heading className="text-h3">
        <a
          href={hrefs[post.kind](post.slug)}
          className="group-hover:text-accent-text after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-text"
        >
          {typeset(post.title)}
        </a>
      </Heading>
      <p className="mt-2.5 mb-6 text-[1rem] leading-normal text-muted">{typeset(post.summary)}</p>
      <div className="mt-auto">
        {post.tags.length > 0 && (
          <ul aria-label="Témy" className="mb-4 flex flex-wrap gap-2">
            {post.tags.slice(0, shownTags).map((tag) => (
              <li key={tag.slug}>
                <Pill tone="accent">{tag.name}</Pill>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-4 text-sm text-muted">
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
        <Fact icon="clock">{post.audio ? formatSeconds(post.audio.durationSeconds) : formatMinutes(post.minutes)}</Fact>
      </p>
    </article>
  );
}
