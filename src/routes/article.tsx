import { ArticleView } from '#src/components/post/ArticleView.tsx';
import { DiscussionContainer } from '#src/containers/comment/DiscussionContainer.tsx';
import { whatNext } from '#src/containers/post/whatNext.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { postBySlug } from '#src/queries/post.ts';
import type { Route } from './+types/article';
import { loadPostInBrowser, loadPostOnServer, postMeta } from './parts/postPage.ts';

export const loader = loadPostOnServer('article');

export const clientLoader = loadPostInBrowser('article');

export const meta = postMeta('article');

export default function ArticleRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={postBySlug(params.slug)}>
      {(post) => (
        <ArticleView article={post} whatNext={whatNext}>
          <DiscussionContainer key={post.id} target={{ postId: post.id }} />
        </ArticleView>
      )}
    </QuerySection>
  );
}
