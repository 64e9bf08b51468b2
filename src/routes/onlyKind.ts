import type { Post, PostKind } from '#src/contract/post.ts';
import { notFound, type Page } from './load.ts';

/** Articles and episodes share the API's addresses, but each kind has screens of its own. */
export function onlyKind<T extends Page<{ post?: Post }>>(kind: PostKind, page: T): T {
  return page.data.post && page.data.post.kind !== kind ? notFound() : page;
}
