import type { PageContent } from '#src/contract/page.ts';
import { typeset } from '#src/domain/typography.ts';
import type { PageRow } from '#src/server/db/schema/page.ts';
import { renderText } from '#src/server/texts/texts.ts';

export async function presentPageContent(page: PageRow): Promise<PageContent> {
  return {
    slug: page.slug,
    title: typeset(page.title),
    summary: typeset(page.summary),
    html: await renderText(page.text),
  };
}
