import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { PostListContainer } from '#src/containers/post/PostListContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { PageHandle } from './parts/pageHandle.ts';
import { loadPostsInBrowser, loadPostsOnServer, postListMeta } from './parts/postList.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = loadPostsOnServer('article');

export const clientLoader = loadPostsInBrowser('article');

export const meta = postListMeta({
  title: 'Články',
  description: 'Články pre ľudí, ktorí začínajú programovať: ako začať, ako sa učiť a ako veci naozaj fungujú.',
  path: paths.articles,
  feed: paths.articlesFeed(),
});

export default function Articles() {
  return (
    <ListScreen title="Články" lead="Ako začať, ako sa učiť a ako veci naozaj fungujú.">
      <PostListContainer kind="article" />
    </ListScreen>
  );
}
