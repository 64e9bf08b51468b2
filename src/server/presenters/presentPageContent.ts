import type { PageContent } from '#src/contract/page.ts';
import { typeset } from '#src/domain/typography.ts';
import type { PageRow } from '#src/server/db/schema/page.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

export function presentPageContent(page: PageRow): PageContent {
  return {
    slug: page.slug,
    title: typeset(page.title),
    summary: typeset(page.summary),
    html: renderMarkdown(page.text),
  };
}
