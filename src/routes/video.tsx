import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { VideoContainer } from '#src/containers/video/VideoContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import { videoBySlug } from '#src/queries/video.ts';
import type { Route } from './+types/video';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadOnServer(context, { video: videoBySlug(params.slug) });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadInBrowser({ video: videoBySlug(params.slug) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const video = loaderData?.data.video;
  if (!video) return failedMeta();
  return pageMeta(matches, {
    title: video.title,
    description: video.summary,
    path: paths.video(video.slug),
    type: 'video.other',
    image: video.video.poster,
    subject: { kind: 'video', video },
    crumbs: [
      { name: 'Videá', path: paths.videos() },
      { name: video.title, path: paths.video(video.slug) },
    ],
  });
};

export default function VideoRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={videoBySlug(params.slug)}>
      {(video) => <VideoContainer key={video.id} video={video} />}
    </QuerySection>
  );
}
