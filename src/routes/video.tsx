import { QuerySection } from '#src/containers/QuerySection.tsx';
import { VideoContainer } from '#src/containers/VideoContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import { videoBySlug } from '#src/queries/video.ts';
import type { Route } from './+types/video';
import { loadInBrowser, loadOnServer } from './load.ts';
import { failedMeta, pageMeta } from './meta.ts';
import { breadcrumbList, videoData } from './structuredData.ts';

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
    structuredData:
      import.meta.env.SSR || import.meta.env.DEV
        ? (publicUrl) => [
            videoData(publicUrl, video),
            breadcrumbList(publicUrl, [
              { name: 'Videá', path: paths.videos() },
              { name: video.title, path: paths.video(video.slug) },
            ]),
          ]
        : null,
  });
};

export default function VideoRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection query={videoBySlug(params.slug)}>
      {(video) => <VideoContainer key={video.id} video={video} />}
    </QuerySection>
  );
}
