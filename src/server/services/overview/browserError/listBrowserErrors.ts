import { and, desc, eq, isNull, max } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type BrowserErrorRow, browserError } from '#src/server/db/schema/browserError.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';

interface ListInput {
  list: 'open' | 'all';
  release?: string | undefined;
  page: number;
}

export interface BrowserErrors extends Paged<BrowserErrorRow> {
  /** Those with errors, the newest first. */
  releases: string[];
}

const perPage = 30;

/** Errors of visitors' browsers, the last seen first: those that are open, or all; of one release, or of all. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listBrowserErrors({
  ctx,
  input: { list, release, page },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: ListInput;
}): Promise<BrowserErrors> {
  requireRole(ctx.actor, 'ADMIN');
  const isListed = and(
    list === 'open' ? isNull(browserError.settledAt) : undefined,
    release === undefined ? undefined : eq(browserError.release, release),
  );
  const [total, releases] = await Promise.all([
    ctx.db.$count(browserError, isListed),
    ctx.db
      .select({ name: browserError.release })
      .from(browserError)
      .groupBy(browserError.release)
      .orderBy(desc(max(browserError.firstSeenAt))),
  ]);
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage });
  const items = await ctx.db
    .select()
    .from(browserError)
    .where(isListed)
    .orderBy(desc(browserError.lastSeenAt), desc(browserError.id))
    .limit(limit)
    .offset(offset);
  return { ...place, items, releases: releases.map(({ name }) => name) };
}
