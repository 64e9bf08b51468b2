import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { PostCard as PostCardData, PostKind } from '#src/contract/post.ts';
import { paths } from '#src/domain/paths.ts';
import { PostCard } from './PostCard.tsx';

interface Props {
  posts: readonly PostCardData[];
  /** What the list holds; says what an empty one offers. */
  kind: PostKind;
  /** `tag` when the list is filtered: an empty one then leads to the whole list. */
  scope?: 'all' | 'tag';
  /** Level of the cards' titles: 3 where the list has a heading of its own. */
  headingLevel?: 2 | 3;
}

const words: Record<PostKind, { none: string; noneOfTag: string; all: string; allHref: string }> = {
  article: {
    none: 'Prvý článok ešte len píšeme',
    noneOfTag: 'K\u00A0tejto téme zatiaľ nemáme článok',
    all: 'Pozrieť všetky články',
    allHref: paths.articles(),
  },
  podcast: {
    none: 'Prvú epizódu ešte len nahrávame',
    noneOfTag: 'K\u00A0tejto téme zatiaľ nemáme epizódu',
    all: 'Pozrieť všetky epizódy',
    allHref: paths.podcast(),
  },
};

/** A grid of articles or episodes; an empty one says where to go next. */
export function PostList({ posts, kind, scope = 'all', headingLevel = 2 }: Props) {
  if (posts.length === 0) {
    const { none, noneOfTag, all, allHref } = words[kind];
    return (
      <EmptyState title={scope === 'tag' ? noneOfTag : none}>
        {scope === 'tag' ? (
          <TextLink href={allHref}>{all}</TextLink>
        ) : (
          <TextLink href={paths.courses()}>Pozrieť zatiaľ kurzy</TextLink>
        )}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-6 m:grid-cols-2 l:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
