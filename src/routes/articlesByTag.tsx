import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PostListContainer } from '#src/containers/PostListContainer.tsx';
import { parsePage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { postList } from '#src/queries/post.ts';
import type { Route } from './+types/articlesByTag';
import { loadInBrowser, loadOnServer } from './load.ts';
import { failedMeta, pageMeta } from './meta.ts';
import type { PageHandle } from './pageHandle.ts';
import { pageOf, tagOf } from './pageOf.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadOnServer(context, { posts: postList('article', pageOf(request), tagOf(params)) });

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadInBrowser({ posts: postList('article', pageOf(request), tagOf(params)) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const posts = loaderData?.data.posts;
  if (!posts?.tag) return failedMeta();
  return pageMeta(matches, {
    title: `Články na tému ${posts.tag.name}`,
    description: `Všetky články na tému ${posts.tag.name} pre ľudí, ktorí začínajú programovať.`,
    path: paths.articlesByTag(posts.tag.slug, posts.page),
  });
};

export default function ArticlesByTag({ params, loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const tag = loaderData.data.posts?.tag;
  return (
    <div className="page pb-18">
      <PageHeader title={tag ? `Články na tému ${tag.name}` : 'Články na jednu tému'} />
      <PostListContainer kind="article" page={parsePage(search.get('page')) ?? 1} tag={params.tag} />
    </div>
  );
}
