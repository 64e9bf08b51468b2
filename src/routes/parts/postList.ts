import type { RouterContextProvider } from 'react-router-dom';
import type { PostKind, PostPage } from '#src/contract/post.ts';
import { postList } from '#src/queries/post.ts';
import { pageFromQuery, tagFromPath } from './listAddress.ts';
import { loadInBrowser, loadOnServer } from './load.ts';
import { failedMeta, feedLink, type Matches, pageMeta } from './meta.ts';

interface Address {
  params: { tag?: string };
  request: Request;
}

const queryOf = (kind: PostKind, { params, request }: Address) => ({
  posts: postList(kind, pageFromQuery(request), tagFromPath(params)),
});

/** The loader of a list of posts, of all or of those with a tag. */
export const loadPostsOnServer =
  (kind: PostKind) =>
  ({ context, ...address }: Address & { context: Readonly<RouterContextProvider> }) =>
    loadOnServer(context, queryOf(kind, address));

/** The same in the browser. */
export const loadPostsInBrowser = (kind: PostKind) => (address: Address) => loadInBrowser(queryOf(kind, address));

interface MetaArgs {
  matches: Matches;
  loaderData: { data: { posts?: PostPage } } | undefined;
}

interface List {
  title: string;
  description: string;
  path: (page?: number) => string;
  feed: string;
}

/** The head of a list of all posts. */
export const postListMeta =
  ({ title, description, path, feed }: List) =>
  ({ matches, loaderData }: MetaArgs) => [
    ...pageMeta(matches, { title, description, path: path(loaderData?.data.posts?.page) }),
    feedLink(title, feed),
  ];

interface ListOfTag {
  title: (tag: string) => string;
  description: (tag: string) => string;
  path: (slug: string, page: number) => string;
}

/** The head of a list of the posts with a tag. */
export const postListOfTagMeta =
  ({ title, description, path }: ListOfTag) =>
  ({ matches, loaderData }: MetaArgs) => {
    const posts = loaderData?.data.posts;
    if (!posts?.tag) return failedMeta();
    const { name, slug } = posts.tag;
    return pageMeta(matches, { title: title(name), description: description(name), path: path(slug, posts.page) });
  };
