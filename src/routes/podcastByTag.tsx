import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { PostListContainer } from '#src/containers/post/PostListContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/podcastByTag';
import type { PageHandle } from './parts/pageHandle.ts';
import { loadPostsInBrowser, loadPostsOnServer, postListOfTagMeta } from './parts/postList.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = loadPostsOnServer('podcast');

export const clientLoader = loadPostsInBrowser('podcast');

const title = (tag: string) => `Epizódy na tému ${tag}`;

export const meta = postListOfTagMeta({
  title,
  description: (tag) => `Všetky epizódy na tému ${tag}, na počúvanie aj na čítanie.`,
  path: paths.podcastByTag,
});

export default function PodcastByTag({ params, loaderData }: Route.ComponentProps) {
  const tag = loaderData.data.posts?.tag;
  return (
    <ListScreen title={tag ? title(tag.name) : 'Epizódy na jednu tému'}>
      <PostListContainer kind="podcast" tag={params.tag} />
    </ListScreen>
  );
}
