import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { SubscribeLinksContainer } from '#src/containers/podcast/SubscribeLinksContainer.tsx';
import { PostListContainer } from '#src/containers/post/PostListContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { PageHandle } from './parts/pageHandle.ts';
import { loadPostsInBrowser, loadPostsOnServer, postListMeta } from './parts/postList.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = loadPostsOnServer('podcast');

export const clientLoader = loadPostsInBrowser('podcast');

export const meta = postListMeta({
  title: 'Podcast',
  description:
    'Podcast pre ľudí, ktorí sa učia programovať. Krátke epizódy s prepisom, ktoré si vypočuješ cestou do školy alebo do práce.',
  path: paths.podcast,
  feed: paths.podcastFeed(),
});

export default function Podcast() {
  return (
    <ListScreen
      title="Podcast"
      lead="Krátke epizódy na cestu. Každá má aj prepis, takže ju môžeš čítať."
      after={<SubscribeLinksContainer />}
    >
      <PostListContainer kind="podcast" />
    </ListScreen>
  );
}
