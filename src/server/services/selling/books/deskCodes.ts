import { count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CodeState } from '#src/contract/desk/money/deskCodes.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { type PromotionCodeRow, promotionCode, promotionCodeCourse } from '#src/server/db/schema/promotionCode.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';

/** A code with its uses and its state today. */
export interface DeskCodeRow {
  code: PromotionCodeRow;
  redeemed: number;
  reserved: number;
  state: CodeState;
}

export interface DeskCodeDetail extends DeskCodeRow {
  courses: { id: string; name: string }[];
}

/** Codes with their uses; `state` is also for conditions. */
export function selectCodes({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const isOf = (state: string) => sql`${promotionRedemption.state} = ${state}`;
  const uses = db
    .select({
      codeId: promotionRedemption.promotionCodeId,
      redeemed: sql<number>`count(*) filter (where ${isOf('redeemed')})`.mapWith(Number).as('redeemed'),
      reserved: sql<number>`count(*) filter (where ${isOf('reserved')})`.mapWith(Number).as('reserved'),
    })
    .from(promotionRedemption)
    .groupBy(promotionRedemption.promotionCodeId)
    .as('uses');
  const number = (counted: SQL | SQL.Aliased<number>) => sql<number>`coalesce(${counted}, 0)`.mapWith(Number);
  const [redeemed, reserved] = [number(uses.redeemed), number(uses.reserved)];
  const today = dayInBratislava(now());
  // As `promotionDenial` decides for buyers.
  const state = sql<CodeState>`case
    when not ${promotionCode.active} then 'off'
    when ${promotionCode.firstDay} > ${today} then 'not-yet'
    when ${promotionCode.lastDay} < ${today} then 'expired'
    when ${redeemed} + ${reserved} >= ${promotionCode.maxRedemptions} then 'used-up'
    else 'active' end`;
  const query = db
    .select({ code: promotionCode, redeemed, reserved, state })
    .from(promotionCode)
    .leftJoin(uses, eq(uses.codeId, promotionCode.id))
    .$dynamic();
  const counts = (where: SQL | undefined) =>
    db
      .select({
        all: count(),
        active: sql<number>`count(*) filter (where ${state} = 'active')`.mapWith(Number),
      })
      .from(promotionCode)
      .leftJoin(uses, eq(uses.codeId, promotionCode.id))
      .where(where);
  return { query, counts, state };
}

/** The same with the courses that they are for. */
export async function withCourses({ db }: Pick<Ctx, 'db'>, codes: DeskCodeRow[]): Promise<DeskCodeDetail[]> {
  const ids = codes.map(({ code }) => code.id);
  if (ids.length === 0) return [];
  const links = await db
    .select({ codeId: promotionCodeCourse.promotionCodeId, id: course.id, name: course.name })
    .from(promotionCodeCourse)
    .innerJoin(course, eq(course.id, promotionCodeCourse.courseId))
    .where(inArray(promotionCodeCourse.promotionCodeId, ids))
    .orderBy(course.position, course.id);
  return codes.map((row) => ({
    ...row,
    courses: links.filter(({ codeId }) => codeId === row.code.id).map(({ id, name }) => ({ id, name })),
  }));
}
