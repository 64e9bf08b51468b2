import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { PostListContainer } from '#src/containers/PostListContainer.tsx';
import { parsePage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { postList } from '#src/queries/post.ts';
import type { Route } from './+types/podcast';
import { loadInBrowser, loadOnServer } from './load.ts';
import { feedLink, pageMeta } from './meta.ts';
import type { PageHandle } from './pageHandle.ts';
import { pageOf } from './pageOf.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOnServer(context, { posts: postList('podcast', pageOf(request)) });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadInBrowser({ posts: postList('podcast', pageOf(request)) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: 'Podcast',
    description:
      'Podcast pre ľudí, ktorí sa učia programovať. Krátke epizódy s prepisom, ktoré si vypočuješ cestou do školy alebo do práce.',
    path: paths.podcast(loaderData?.data.posts?.page),
  }),
  feedLink('Podcast', paths.podcastFeed()),
];

export default function Podcast() {
  const [search] = useSearchParams();
  return (
    <div className="page pb-18">
      <PageHeader title="Podcast" lead="Krátke epizódy na cestu. Každá má aj prepis, takže ju môžeš čítať." />
      <PostListContainer kind="podcast" page={parsePage(search.get('page')) ?? 1} />
    </div>
  );
}
