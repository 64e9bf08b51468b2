import type { RouterContextProvider } from 'react-router-dom';
import type { Post, PostKind } from '#src/contract/post.ts';
import { paths } from '#src/domain/paths.ts';
import { postBySlug } from '#src/queries/post.ts';
import { loadInBrowser, loadOnServer, notFound, type Page } from './load.ts';
import { failedMeta, type Matches, pageMeta } from './meta.ts';

interface Address {
  params: { slug: string };
}

/** Articles and episodes share the API's addresses, but each kind has screens of its own. */
function onlyKind<T extends Page<{ post?: Post }>>(kind: PostKind, page: T): T {
  return page.data.post && page.data.post.kind !== kind ? notFound() : page;
}

/** The loader of an article or an episode. */
export const loadPostOnServer =
  (kind: PostKind) =>
  async ({ params, context }: Address & { context: Readonly<RouterContextProvider> }) =>
    onlyKind(kind, await loadOnServer(context, { post: postBySlug(params.slug) }));

/** The same in the browser. */
export const loadPostInBrowser =
  (kind: PostKind) =>
  async ({ params }: Address) =>
    onlyKind(kind, await loadInBrowser({ post: postBySlug(params.slug) }));

const kinds = {
  article: { subject: 'article', list: { name: 'Články', path: paths.articles() }, path: paths.article },
  podcast: { subject: 'episode', list: { name: 'Podcast', path: paths.podcast() }, path: paths.episode },
} as const;

interface MetaArgs {
  matches: Matches;
  loaderData: { data: { post?: Post } } | undefined;
}

/** The head of an article or an episode. */
export const postMeta =
  (kind: PostKind) =>
  ({ matches, loaderData }: MetaArgs) => {
    const post = loaderData?.data.post;
    if (!post) return failedMeta();
    const { subject, list, path } = kinds[kind];
    return pageMeta(matches, {
      title: post.title,
      description: post.summary,
      path: path(post.slug),
      type: 'article',
      subject: { kind: subject, post },
      crumbs: [list, { name: post.title, path: path(post.slug) }],
    });
  };
