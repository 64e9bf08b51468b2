import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { Cover } from '#src/components/cover/Cover.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import type { PostCard as PostCardData, PostKind } from '#src/contract/post.ts';
import { formatMinutes, formatSeconds } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  post: PostCardData;
  /** Level of the title: 3 where the list has a heading of its own. */
  headingLevel?: 2 | 3;
  /** The first of a list: the cover stands beside the words where there is room. */
  isLead?: boolean;
}

export const postCardVariants = { isLead: { true: 'l:flex-row', false: '' } };

const card = cva(
  'group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-raised shadow-raised transition-colors duration-150 hover:border-line-strong',
  { variants: postCardVariants },
);
const cover = cva('', { variants: { isLead: { true: 'l:w-[58%] l:self-center' } } });
const words = cva('flex flex-1 flex-col p-5 m:p-6', { variants: { isLead: { true: 'l:p-8' } } });
const heading = cva('text-h3', { variants: { isLead: { true: 'l:text-h2' } } });

const hrefs: Record<PostKind, (slug: string) => string> = { article: paths.article, podcast: paths.episode };
const shownTags = 2;

/** An article or an episode in a list; a click anywhere on the card opens it. */
export function PostCard({ post, headingLevel = 2, isLead = false }: Props) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article aria-labelledby={id} className={card({ isLead })}>
      <Cover
        kind={post.audio ? 'episode' : 'article'}
        title={post.title}
        tags={post.tags.map((tag) => tag.slug)}
        className={cover({ isLead })}
      />
      <div className={words({ isLead })}>
        {post.audio && (
          <p className="mb-3 flex items-center gap-2 text-sm font-strong text-accent-text">
            <Icon name="headphones" />
            Epizóda {post.audio.episode}
          </p>
        )}
        <Heading id={id} className={heading({ isLead })}>
          <a
            href={hrefs[post.kind](post.slug)}
            className="group-hover:text-accent-text after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-text"
          >
            {typeset(post.title)}
          </a>
        </Heading>
        <p className="mt-2.5 mb-6 text-md leading-normal text-muted">{typeset(post.summary)}</p>
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
          <time dateTime={post.publishedAt}>{post.publishedAtText}</time>
          <Fact icon="clock">
            {post.audio ? formatSeconds(post.audio.durationSeconds) : formatMinutes(post.minutes)}
          </Fact>
        </p>
      </div>
    </article>
  );
}
