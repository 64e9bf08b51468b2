import { PostsView } from '#src/components/post/PostsView.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { usePageNumber } from '#src/containers/ui/usePageNumber.ts';
import type { PostKind } from '#src/contract/post.ts';
import { postList } from '#src/queries/post.ts';

interface Props {
  kind: PostKind;
  tag?: string;
}

/** The page of articles or episodes that the address asks for. */
export function PostListContainer({ kind, tag }: Props) {
  return (
    <QuerySection room="list" query={postList(kind, usePageNumber(), tag)}>
      {(posts) => <PostsView kind={kind} posts={posts} />}
    </QuerySection>
  );
}
