import { and, desc, eq, sql } from 'drizzle-orm';
import type { CodeState } from '#src/contract/desk/money/deskCodes.ts';
import type { Ctx } from '#src/server/context.ts';
import { hasParts, plainText } from '#src/server/db/plainText.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { type DeskCodeDetail, selectCodes, withCourses } from './deskCodes.ts';

export interface DeskCodes extends Paged<DeskCodeDetail> {
  counts: { all: number; active: number };
}

const perPage = 25;

/** The codes, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError for a page behind the last */
export async function listCodes({
  ctx,
  input: { page, q = '', state },
}: {
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>;
  input: { page: number; q?: string | undefined; state?: CodeState | undefined };
}): Promise<DeskCodes> {
  requireRole(ctx.actor, 'TREASURER');
  const codes = selectCodes(ctx);
  const searched = and(...hasParts(plainText(sql`concat_ws(' ', ${promotionCode.code}, ${promotionCode.note})`), q));
  const wanted = and(searched, state && eq(codes.state, state));
  const [[counts], [found]] = await Promise.all([codes.counts(searched), codes.counts(wanted)]);
  const { limit, offset, ...place } = placeOfPage({ page, total: found?.all ?? 0, perPage });
  const rows = await codes.query
    .where(wanted)
    .orderBy(desc(promotionCode.createdAt), desc(promotionCode.id))
    .limit(limit)
    .offset(offset);
  return { ...place, items: await withCourses(ctx, rows), counts: counts ?? { all: 0, active: 0 } };
}
