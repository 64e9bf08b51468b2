import { and, asc, desc, eq, getTableColumns, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { AdminEventFilter } from '#src/contract/admin.ts';
import { finalActions } from '#src/domain/adminEvent.ts';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { Ctx } from '#src/server/context.ts';
import { literally, part, plainText } from '#src/server/db/plainText.ts';
import { type AdminEventRow, adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { receipt } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/placeOfPage.ts';

/** An act with the names that admin and target have now, if there are any. */
export interface NamedAdminEvent extends AdminEventRow {
  actorName: string | null;
  targetName: string | null;
}

export interface AdminEvents extends Paged<NamedAdminEvent> {
  actors: { uid: string; name: string | null }[];
}

const perPage = 50;
/** More than anybody reads in a table of a file. */
const mostInFile = 20_000;

/** What admins have done, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listAdminEvents({
  ctx,
  input: { page, ...filter },
}: {
  ctx: Ctx;
  input: AdminEventFilter & { page: number };
}): Promise<AdminEvents> {
  requireRole(ctx.actor, 'ADMIN');
  const [total, actors, items] = await Promise.all([
    ctx.db.$count(adminEvent, fits(ctx, filter)),
    actorsOf(ctx),
    readEvents(ctx, filter, perPage, (page - 1) * perPage),
  ]);
  const { limit: _, offset: __, ...place } = placeOfPage({ page, total, perPage });
  return { ...place, actors, items };
}

/** The same without pages, for a file. @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required` */
export async function exportAdminEvents({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AdminEventFilter;
}): Promise<NamedAdminEvent[]> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  return readEvents(ctx, input, mostInFile, 0);
}

async function readEvents(
  ctx: Ctx,
  filter: AdminEventFilter,
  limit: number,
  offset: number,
): Promise<NamedAdminEvent[]> {
  // Only the rows of the page get their names.
  const page = ctx.db
    .select()
    .from(adminEvent)
    .where(fits(ctx, filter))
    .orderBy(desc(adminEvent.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  const { id, at, actorUid, action, target, details, before, after, requestId } = page;
  const nameOf = (condition: SQL) => sql<string | null>`(select ${user.displayName} from ${user} where ${condition})`;
  const rows = await ctx.db
    .select({
      event: { id, at, actorUid, action, target, details, before, after, requestId },
      actorName: nameOf(sql`${user.uid} = ${page.actorUid}`),
      personName: nameOf(sql`${user.id} = ${page.target}`),
      receipt: getTableColumns(receipt),
      code: promotionCode.code,
      subject: newsletterIssue.subject,
    })
    .from(page)
    .leftJoin(receipt, eq(receipt.orderId, page.target))
    .leftJoin(promotionCode, eq(promotionCode.id, page.target))
    .leftJoin(newsletterIssue, eq(newsletterIssue.id, page.target))
    .orderBy(desc(page.id));
  return rows.map(({ event, actorName, personName, receipt: paid, code, subject }) => ({
    ...event,
    actorName,
    targetName: personName ?? (paid && receiptNumber(paid)) ?? code ?? (subject || null),
  }));
}

function actorsOf({ db }: Pick<Ctx, 'db'>): Promise<{ uid: string; name: string | null }[]> {
  const known = db.selectDistinct({ uid: adminEvent.actorUid }).from(adminEvent).as('known');
  return db
    .select({ uid: known.uid, name: user.displayName })
    .from(known)
    .leftJoin(user, eq(user.uid, known.uid))
    .orderBy(asc(user.displayName), asc(known.uid));
}

function fits({ db }: Pick<Ctx, 'db'>, filter: AdminEventFilter): SQL | undefined {
  const { id, actor, action, from, to, final, q } = filter;
  const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Bratislava')`;
  return and(
    id === undefined ? undefined : eq(adminEvent.id, id),
    actor === undefined ? undefined : eq(adminEvent.actorUid, actor),
    action === undefined ? undefined : eq(adminEvent.action, action),
    final === undefined ? undefined : inArray(adminEvent.action, finalActions),
    from === undefined ? undefined : sql`${adminEvent.at} >= ${midnight(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${adminEvent.at} < ${midnight(sql`${to}::date + 1`)}`,
    q === '' ? undefined : isAbout(db, q),
  );
}

/** Whose target is called so: by its id, or as people call it. */
function isAbout(db: Ctx['db'], q: string): SQL | undefined {
  const wanted = part(q);
  const number = sql`${receipt.year} || '-' || lpad(${receipt.number}::text, 4, '0')`;
  // Looked for once, not for every act.
  const people = db.select({ id: user.id }).from(user).where(like(user.searchText, wanted));
  const paid = db
    .select({ id: receipt.orderId })
    .from(receipt)
    .where(like(number, `${literally(q)}%`));
  const codes = db
    .select({ id: promotionCode.id })
    .from(promotionCode)
    .where(like(plainText(promotionCode.code), wanted));
  return or(
    like(adminEvent.target, `${literally(q)}%`),
    ...[people, paid, codes].map((found) => inArray(adminEvent.target, found)),
  );
}
