import { Pagination } from '#src/components/ui/Pagination.tsx';
import { TagList } from '#src/components/ui/TagList.tsx';
import type { PostKind, PostPage } from '#src/contract/post.ts';
import { postsPerPage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { PostList } from './PostList.tsx';

interface Props {
  kind: PostKind;
  posts: PostPage;
}

const kinds = {
  article: { all: 'Všetky články', label: 'Stránky článkov', list: paths.articles, tagged: paths.articlesByTag },
  podcast: { all: 'Všetky epizódy', label: 'Stránky epizód', list: paths.podcast, tagged: paths.podcastByTag },
};

/** A page of articles or episodes with the tags that filter them. */
export function PostsView({ kind, posts: { items, page, pageCount, tags, tag } }: Props) {
  const { all, label, list, tagged } = kinds[kind];
  return (
    <>
      <div className="mb-8">
        <TagList tags={tags} hrefOf={(slug) => tagged(slug)} activeSlug={tag?.slug} all={{ name: all, href: list() }} />
      </div>
      <PostList kind={kind} posts={items} tag={tag?.slug} hasLead={page === 1 && items.length === postsPerPage} />
      <Pagination
        label={label}
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (tag ? tagged(tag.slug, number) : list(number))}
      />
    </>
  );
}
