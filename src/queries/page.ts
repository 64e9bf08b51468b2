import type { PageContent } from '#src/contract/page.ts';
import { readQuery } from './readQuery.ts';

/** The text of a static page. */
export const pageContent = (slug: string) => readQuery<PageContent>('page', `/page/${encodeURIComponent(slug)}`);
