import type { Post, PostKind, PostPage } from '#src/contract/post.ts';
import { readQuery } from './readQuery.ts';

/** A page of articles or episodes, all or those with a tag. */
export const postList = (kind: PostKind, page: number, tag?: string) =>
  readQuery<PostPage>('post', `/wp/post?kind=${kind}&page=${page}${tag ? `&tag=${encodeURIComponent(tag)}` : ''}`);

/** One article or episode. */
export const postBySlug = (slug: string) => readQuery<Post>('post', `/wp/post/${encodeURIComponent(slug)}`);
