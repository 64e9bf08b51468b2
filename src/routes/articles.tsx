import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PostListContainer } from '#src/containers/PostListContainer.tsx';
import { parsePage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { postList } from '#src/queries/post.ts';
import type { Route } from './+types/articles';
import { loadInBrowser, loadOnServer } from './load.ts';
import { feedLink, pageMeta } from './meta.ts';
import type { PageHandle } from './pageHandle.ts';
import { pageOf } from './pageOf.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOnServer(context, { posts: postList('article', pageOf(request)) });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadInBrowser({ posts: postList('article', pageOf(request)) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: 'Články',
    description: 'Články pre ľudí, ktorí začínajú programovať: ako začať, ako sa učiť a ako veci naozaj fungujú.',
    path: paths.articles(loaderData?.data.posts?.page),
  }),
  feedLink('Články', paths.articlesFeed()),
];

export default function Articles() {
  const [search] = useSearchParams();
  return (
    <div className="page pb-18">
      <PageHeader title="Články" lead="Ako začať, ako sa učiť a ako veci naozaj fungujú." />
      <PostListContainer kind="article" page={parsePage(search.get('page')) ?? 1} />
    </div>
  );
}
