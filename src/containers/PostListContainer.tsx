import { PostList } from '#src/components/post/PostList.tsx';
import { Pagination } from '#src/components/ui/Pagination.tsx';
import { TagList } from '#src/components/ui/TagList.tsx';
import type { PostKind } from '#src/contract/post.ts';
import { paths } from '#src/domain/paths.ts';
import { postList } from '#src/queries/post.ts';
import { QuerySection } from './QuerySection.tsx';

interface Props {
  kind: PostKind;
  page: number;
  tag?: string;
}

const kinds = {
  article: { all: 'Všetky články', label: 'Stránky článkov', list: paths.articles, tagged: paths.articlesByTag },
  podcast: { all: 'Všetky epizódy', label: 'Stránky epizód', list: paths.podcast, tagged: paths.podcastByTag },
};

/** A page of articles or episodes with their tags. */
export function PostListContainer({ kind, page, tag }: Props) {
  const { all, label, list, tagged } = kinds[kind];
  return (
    <QuerySection query={postList(kind, page, tag)}>
      {(posts) => (
        <>
          <div className="mb-8">
            <TagList
              tags={posts.tags}
              hrefOf={(slug) => tagged(slug)}
              activeSlug={tag}
              all={{ name: all, href: list() }}
            />
          </div>
          <PostList kind={kind} posts={posts.items} />
          <Pagination
            label={label}
            page={posts.page}
            pageCount={posts.pageCount}
            hrefOf={(number) => (tag ? tagged(tag, number) : list(number))}
          />
        </>
      )}
    </QuerySection>
  );
}
