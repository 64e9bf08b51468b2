import { EpisodeContainer } from '#src/containers/EpisodeContainer.tsx';
import { QuerySection } from '#src/containers/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { postBySlug } from '#src/queries/post.ts';
import type { Route } from './+types/episode';
import { loadInBrowser, loadOnServer } from './load.ts';
import { failedMeta, pageMeta } from './meta.ts';
import { onlyKind } from './onlyKind.ts';
import { breadcrumbList, episodeData } from './structuredData.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  onlyKind('podcast', await loadOnServer(context, { post: postBySlug(params.slug) }));

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  onlyKind('podcast', await loadInBrowser({ post: postBySlug(params.slug) }));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const post = loaderData?.data.post;
  if (!post) return failedMeta();
  return pageMeta(matches, {
    title: post.title,
    description: post.summary,
    path: paths.episode(post.slug),
    type: 'article',
    structuredData:
      import.meta.env.SSR || import.meta.env.DEV
        ? (publicUrl) => [
            episodeData(publicUrl, post),
            breadcrumbList(publicUrl, [
              { name: 'Podcast', path: paths.podcast() },
              { name: post.title, path: paths.episode(post.slug) },
            ]),
          ]
        : null,
  });
};

export default function EpisodeRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection query={postBySlug(params.slug)}>
      {(post) => <EpisodeContainer key={post.id} episode={post} />}
    </QuerySection>
  );
}
