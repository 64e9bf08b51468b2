import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { PostListContainer } from '#src/containers/post/PostListContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/articlesByTag';
import type { PageHandle } from './parts/pageHandle.ts';
import { loadPostsInBrowser, loadPostsOnServer, postListOfTagMeta } from './parts/postList.ts';

export const handle: PageHandle = { hasPages: true };

export const loader = loadPostsOnServer('article');

export const clientLoader = loadPostsInBrowser('article');

const title = (tag: string) => `Články na tému ${tag}`;

export const meta = postListOfTagMeta({
  title,
  description: (tag) => `Všetky články na tému ${tag} pre ľudí, ktorí začínajú programovať.`,
  path: paths.articlesByTag,
});

export default function ArticlesByTag({ params, loaderData }: Route.ComponentProps) {
  const tag = loaderData.data.posts?.tag;
  return (
    <ListScreen title={tag ? title(tag.name) : 'Články na jednu tému'}>
      <PostListContainer kind="article" tag={params.tag} />
    </ListScreen>
  );
}
