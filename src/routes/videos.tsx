import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { VideoListContainer } from '#src/containers/video/VideoListContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import { videoList } from '#src/queries/video.ts';
import type { Route } from './+types/videos';
import { pageFromQuery } from './parts/listAddress.ts';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { pageMeta } from './parts/meta.ts';
import type { PageHandle } from './parts/pageHandle.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOnServer(context, { videos: videoList(pageFromQuery(request)) });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadInBrowser({ videos: videoList(pageFromQuery(request)) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Videá',
    description: 'Krátke videá o programovaní v slovenčine. Každé má titulky aj celý prepis.',
    path: paths.videos(loaderData?.data.videos?.page),
  });

export default function Videos() {
  return (
    <ListScreen title="Videá" lead="Krátke ukážky na pár minút. Každá má titulky aj celý prepis.">
      <VideoListContainer />
    </ListScreen>
  );
}
