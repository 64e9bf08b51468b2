import { ArticleView } from '#src/components/post/ArticleView.tsx';
import { DiscussionContainer } from '#src/containers/DiscussionContainer.tsx';
import { QuerySection } from '#src/containers/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { postBySlug } from '#src/queries/post.ts';
import type { Route } from './+types/article';
import { loadInBrowser, loadOnServer } from './load.ts';
import { failedMeta, pageMeta } from './meta.ts';
import { onlyKind } from './onlyKind.ts';
import { articleData, breadcrumbList } from './structuredData.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  onlyKind('article', await loadOnServer(context, { post: postBySlug(params.slug) }));

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  onlyKind('article', await loadInBrowser({ post: postBySlug(params.slug) }));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const post = loaderData?.data.post;
  if (!post) return failedMeta();
  return pageMeta(matches, {
    title: post.title,
    description: post.summary,
    path: paths.article(post.slug),
    type: 'article',
    structuredData:
      import.meta.env.SSR || import.meta.env.DEV
        ? (publicUrl) => [
            articleData(publicUrl, post),
            breadcrumbList(publicUrl, [
              { name: 'Články', path: paths.articles() },
              { name: post.title, path: paths.article(post.slug) },
            ]),
          ]
        : null,
  });
};

export default function ArticleRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection query={postBySlug(params.slug)}>
      {(post) => (
        <ArticleView article={post}>
          <DiscussionContainer key={post.id} target={{ postId: post.id }} />
        </ArticleView>
      )}
    </QuerySection>
  );
}
