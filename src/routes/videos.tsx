import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { VideoListContainer } from '#src/containers/VideoListContainer.tsx';
import { parsePage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { videoList } from '#src/queries/video.ts';
import type { Route } from './+types/videos';
import { loadInBrowser, loadOnServer } from './load.ts';
import { pageMeta } from './meta.ts';
import type { PageHandle } from './pageHandle.ts';
import { pageOf } from './pageOf.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOnServer(context, { videos: videoList(pageOf(request)) });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadInBrowser({ videos: videoList(pageOf(request)) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Videá',
    description: 'Krátke videá o programovaní v slovenčine. Každé má titulky aj celý prepis.',
    path: paths.videos(loaderData?.data.videos?.page),
  });

export default function Videos() {
  const [search] = useSearchParams();
  return (
    <div className="page pb-18">
      <PageHeader title="Videá" lead="Krátke ukážky na pár minút. Každá má titulky aj celý prepis." />
      <VideoListContainer page={parsePage(search.get('page')) ?? 1} />
    </div>
  );
}
