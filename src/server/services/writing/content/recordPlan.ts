import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { recordContentEvent } from './recordContentEvent.ts';

/** Notes what became of a plan, as an act of whoever has made it. */
export async function recordPlan(
  ctx: Pick<Ctx, 'db' | 'now'>,
  stored: Stored,
  action: 'content-plan-kept' | 'content-plan-failed',
  details: Record<string, number> = {},
): Promise<void> {
  const [plan] = await ctx.db
    .select({ actorUid: adminEvent.actorUid })
    .from(adminEvent)
    .where(
      and(
        eq(adminEvent.target, stored.id),
        eq(adminEvent.action, 'content-scheduled'),
        sql`${adminEvent.details}->>'kind' = ${stored.kind}`,
      ),
    )
    .orderBy(desc(adminEvent.id))
    .limit(1);
  // Whoever plans is noted in the same transaction: there is no plan without it.
  if (plan) await recordContentEvent({ ...ctx, actor: { kind: 'anonymous' } }, stored, action, details, plan);
}
