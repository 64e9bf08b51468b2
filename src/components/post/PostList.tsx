import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { PostCard as PostCardData, PostKind } from '#src/contract/post.ts';
import { paths } from '#src/domain/paths.ts';
import { PostCard } from './PostCard.tsx';

interface Props {
  posts: readonly PostCardData[];
  /** What the list holds; says what an empty one offers. */
  kind: PostKind;
  /** The tag that the list is filtered by: its cards show it first. A list of a tag is never empty. */
  tag?: string | undefined;
  /** Level of the cards' titles: 3 where the list has a heading of its own. */
  headingLevel?: 2 | 3;
  /** A full first page: on a wide screen one in the first row, two in the second, three in the third. */
  hasLead?: boolean;
}

const emptyTitles: Record<PostKind, string> = {
  article: 'Prvý článok ešte len píšeme',
  podcast: 'Prvú epizódu ešte len nahrávame',
};

/** Of the first cards of a list with a lead, in sixths. */
const spans = ['l:col-span-6', 'l:col-span-3', 'l:col-span-3'];

/** A card has room for two tags: the one that is asked for is among them. */
function withTagFirst(post: PostCardData, slug: string | undefined): PostCardData {
  const asked = post.tags.find((tag) => tag.slug === slug);
  return asked ? { ...post, tags: [asked, ...post.tags.filter((tag) => tag !== asked)] } : post;
}

/** A grid of articles or episodes; an empty one says where to go next. */
export function PostList({ posts, kind, tag, headingLevel = 2, hasLead = false }: Props) {
  if (posts.length === 0) {
    return (
      <EmptyState title={emptyTitles[kind]}>
        <TextLink href={paths.courses()}>Pozrieť zatiaľ kurzy</TextLink>
      </EmptyState>
    );
  }
  return (
    <ul className={`grid gap-6 m:grid-cols-2 ${hasLead ? 'l:grid-cols-6' : 'l:grid-cols-3'}`}>
      {posts.map((post, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li key={post.id} className={hasLead ? (spans[index] ?? 'l:col-span-2') : ''}>
            <PostCard post={withTagFirst(post, tag)} headingLevel={headingLevel} isLead={isLead} />
          </li>
        );
      })}
    </ul>
  );
}
