import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ContentDocument, ContentKind, ContentState, Writer } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem, contentPresence, contentRevision } from '#src/server/db/schema/content.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { countFindings } from './countFindings.ts';

/** A thing in a list: how it stands, and who wrote it last. */
export interface ItemDetail {
  kind: ContentKind;
  id: string;
  name: string;
  state: ContentState;
  isLive: boolean;
  publishAt: Date | null;
  changedAt: Date;
  changedBy: Writer;
  obstacles: number;
  warnings: number;
  openedBy: Writer[];
  /** The newest text, where it is not the one of the web. */
  document: ContentDocument | null;
  head: number | null;
  live: number | null;
}

/** Somebody has a thing open until this long after their last sign of life. */
export const presenceMs = 45_000;

/** How a thing stands: what has no state of its own is as the import made it. */
export function stateOf(kind: ContentKind): SQL<ContentState> {
  const { isLive } = kinds[kind];
  const { state, head, live } = contentItem;
  return sql<ContentState>`case when ${state} is null then case when ${isLive} then 'published' else 'archived' end
    when ${state} = 'published' and ${head} is distinct from ${live} then 'changed' else ${state} end`;
}

export const hasState = (kind: ContentKind) => and(eq(contentItem.kind, kind), eq(contentItem.id, kinds[kind].id));

/** Things of a kind with how they stand, in the order that is asked for. */
export async function selectItems(
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  kind: ContentKind,
  { where, limit, offset = 0 }: { where?: SQL | undefined; limit: number; offset?: number },
): Promise<ItemDetail[]> {
  const { table, id, name, updatedAt, isLive, only, order } = kinds[kind];
  const rows = await ctx.db
    .select({
      id: sql<string>`${id}`,
      name: sql<string>`${name}`,
      state: stateOf(kind),
      isLive,
      publishAt: contentItem.publishAt,
      at: contentRevision.at,
      updatedAt: sql<Date>`${updatedAt}`.mapWith((value) => updatedAt.mapFromDriverValue(value) as Date),
      uid: contentRevision.authorUid,
      writer: user.displayName,
      head: contentItem.head,
      live: contentItem.live,
      document: sql<ContentDocument | null>`case when ${contentItem.head} is distinct from ${contentItem.live}
        then ${contentRevision.document} end`,
    })
    .from(table)
    .leftJoin(contentItem, hasState(kind))
    .leftJoin(contentRevision, eq(contentRevision.id, contentItem.head))
    .leftJoin(user, eq(user.uid, contentRevision.authorUid))
    .where(and(only, where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const openedBy = await whoHasOpen(
    ctx,
    kind,
    rows.map((row) => row.id),
  );
  const items = rows.map(async ({ at, updatedAt, uid, writer, document, ...row }) => ({
    ...row,
    kind,
    name: newestName(kind, document) ?? row.name,
    changedAt: at ?? updatedAt,
    changedBy: { uid, name: writer },
    openedBy: openedBy.get(row.id) ?? [],
    document,
    ...(await countFindings(kind, row.id, row.head, document)),
  }));
  return Promise.all(items);
}

/** How a thing is called in its newest text, where that says it. */
export function newestName(kind: ContentKind, document: ContentDocument | null): string | null {
  const name = document?.data[kinds[kind].nameKey];
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
}

/** Who else has things open, by their ids. */
async function whoHasOpen(
  { db, now, actor }: Pick<Ctx, 'db' | 'now' | 'actor'>,
  kind: ContentKind,
  ids: string[],
): Promise<Map<string, Writer[]>> {
  if (ids.length === 0) return new Map();
  const { itemId, uid, seenAt } = contentPresence;
  const rows = await db
    .select({ itemId, uid, name: user.displayName })
    .from(contentPresence)
    .leftJoin(user, eq(user.uid, uid))
    .where(
      and(
        eq(contentPresence.kind, kind),
        inArray(itemId, ids),
        gt(seenAt, new Date(now().getTime() - presenceMs)),
        ne(uid, requireSignedIn(actor).identity.uid),
      ),
    )
    .orderBy(seenAt);
  const open = new Map<string, Writer[]>();
  for (const { itemId, ...writer } of rows) open.set(itemId, [...(open.get(itemId) ?? []), writer]);
  return open;
}
