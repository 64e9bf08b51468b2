import type { PostKind } from '#src/contract/post.ts';
import { addressOf } from './apiClient.ts';
import { readQuery } from './readQuery.ts';

/** A page of articles or episodes, all or those with a tag. */
export const postList = (kind: PostKind, page: number, tag?: string) =>
  readQuery('post', addressOf('/wp/post', { query: { kind, page, tag } }));

/** One article or episode. */
export const postBySlug = (slug: string) => readQuery('post', addressOf('/wp/post/{slug}', { path: { slug } }));
