import { desc } from 'drizzle-orm';
import type { Audience, IssueCounts } from '#src/contract/desk/letters/deskNewsletter.ts';
import type { Ctx } from '#src/server/context.ts';
import { type NewsletterIssueRow, newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { countAudience, countDeliveries, noCounts } from './deliveries.ts';

export interface CountedIssue {
  issue: Omit<NewsletterIssueRow, 'text'>;
  counts: IssueCounts;
}

const perPage = 25;

/** The newsletters, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError for a page behind the last */
export async function listIssues({
  ctx,
  input: { page },
}: {
  ctx: Ctx;
  input: { page: number };
}): Promise<Paged<CountedIssue> & { audience: Audience }> {
  requireRole(ctx.actor, 'EDITOR');
  const [total, audience] = await Promise.all([ctx.db.$count(newsletterIssue), countAudience(ctx)]);
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage });
  const issues = await ctx.db
    .select()
    .from(newsletterIssue)
    .orderBy(desc(newsletterIssue.createdAt), desc(newsletterIssue.id))
    .limit(limit)
    .offset(offset);
  const counts = await countDeliveries(
    ctx,
    issues.map(({ id }) => id),
  );
  const items = issues.map((issue) => ({ issue, counts: counts.get(issue.id) ?? noCounts() }));
  return { ...place, items, audience };
}
