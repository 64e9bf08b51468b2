import { and, type SQL, sql } from 'drizzle-orm';
import type { ContentCounts, ContentKind, ContentState } from '#src/contract/desk/content/deskContent.ts';
import { contentKindSchema } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { hasParts, plainText } from '#src/server/db/plainText.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { isWritable, requireWriter } from './access.ts';
import { mayWriteAll } from './ownAuthors.ts';
import { readFacts } from './readFacts.ts';
import { hasState, type ItemDetail, selectItems, stateOf } from './selectItems.ts';

export interface ContentLine extends ItemDetail {
  address: string | null;
  author: string | null;
  publishedAt: Date | null;
  fact: string | null;
}

export interface ContentLines extends Paged<ContentLine> {
  counts: ContentCounts;
  tabs: Partial<Record<ContentKind, number>>;
}

const perPage = 25;
const listed = contentKindSchema.options.filter((kind) => !kinds[kind].isInTree);

/** A page of the things of a kind that the caller may write. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listContent({
  ctx,
  input: { kind, q = '', state, page },
}: {
  ctx: Ctx;
  input: { kind: ContentKind; q?: string | undefined; state?: ContentState | undefined; page: number };
}): Promise<ContentLines> {
  requireWriter(ctx, kind);
  const { name, id, slug, only } = kinds[kind];
  const searched = and(...hasParts(plainText(sql`concat_ws(' ', ${name}, ${slug ?? id})`), q ?? ''));
  const theirs = and(only, isWritable(ctx, kind), searched);
  const [states, tabs] = await Promise.all([countStates(ctx, kind, theirs), countKinds(ctx)]);
  const { published: _, ...counts } = states;
  const total = state ? states[state] : states.all;
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage });
  const where = and(theirs, state && sql`${stateOf(kind)} = ${state}`);
  const items = await selectItems(ctx, kind, { where, limit, offset });
  const facts = await readFacts(
    ctx,
    kind,
    items.map((item) => item.id),
  );
  return { ...place, items: items.map((item) => ({ ...item, ...facts(item.id) })), counts, tabs };
}

/** How many things there are in each state. */
async function countStates(
  ctx: Pick<Ctx, 'db'>,
  kind: ContentKind,
  where: SQL | undefined,
): Promise<ContentCounts & { published: number }> {
  const { table } = kinds[kind];
  const rows = await ctx.db
    .select({ state: stateOf(kind), total: sql<number>`count(*)::int` })
    .from(table)
    .leftJoin(contentItem, hasState(kind))
    .where(where)
    .groupBy(sql`1`);
  const counts = { all: 0, draft: 0, review: 0, scheduled: 0, published: 0, changed: 0, archived: 0 };
  for (const { state, total } of rows) {
    counts[state] = total;
    counts.all += total;
  }
  return counts;
}

async function countKinds(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Partial<Record<ContentKind, number>>> {
  const theirs = mayWriteAll(ctx) ? listed : listed.filter((kind) => kinds[kind].isTheirs);
  const counts = theirs.map((kind) => {
    const { table, only } = kinds[kind];
    return sql`select ${kind}::text as kind, count(*)::int as total from ${table} where ${and(only, isWritable(ctx, kind)) ?? sql`true`}`;
  });
  const rows = await ctx.db
    .select({ kind: sql<ContentKind>`kind`, total: sql<number>`total` })
    .from(sql`(${sql.join(counts, sql` union all `)}) as counted`);
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]));
}
