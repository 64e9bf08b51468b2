import { and, eq, ilike, inArray, or } from 'drizzle-orm';
import { withoutEndSlashes } from '#src/domain/withoutEndSlashes.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { oldAddress } from '#src/server/db/schema/content.ts';
import { post } from '#src/server/db/schema/post.ts';
import { sourceItem } from '#src/server/db/schema/source.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import { whereNow } from '#src/server/services/writing/content/findMoved.ts';
import { noteImport } from '#src/server/services/writing/content/noteImport.ts';
import { SlowTextError } from '#src/server/texts/SlowTextError.ts';
import { inspect } from '#src/server/texts/texts.ts';
import { holdLease, type Lease } from './lease.ts';
import type { Telling } from './tellChanges.ts';

/** Of one text, since each is asked for. */
const mostLinks = 500;

/** A text of a source, and where its original is read. */
interface Original {
  source: Lease['source'];
  url: string;
  text: string;
  /** Of the text; asked for where one of them leads to a copy. */
  linksOf: (text: string) => Promise<Inspection['links']>;
}

/**
 * The text with links that lead to this site, where the source's other things have their copies here. One that takes too long to be
 * read keeps its own. `known`: where links lead that were asked for before.
 */
export async function linkCopies(
  db: Db,
  { source, url, text, linksOf }: Original,
  known = new Map<string, string | null>(),
): Promise<string> {
  const all = [...text.matchAll(/\]\((https?:\/\/[^\s()]+)\)/g)].map(([, link = '']) => link);
  const written = new Set(all.slice(0, mostLinks));
  for (const link of written) {
    if (!known.has(link)) known.set(link, await copyOf(db, source, url, link));
  }
  if (![...written].some((link) => known.get(link))) return text;
  let linked = text;
  // A program that shows such a link is none.
  for (const { url: link, end } of (await linksOf(text)).toReversed()) {
    const address = known.get(link);
    const start = end - link.length - 1;
    if (!address || text.slice(start - 2, end) !== `](${link})`) continue;
    linked = linked.slice(0, start) + address + linked.slice(end - 1);
  }
  return linked;
}

async function readLinks(text: string) {
  try {
    return (await inspect(text)).links;
  } catch (error) {
    if (error instanceof SlowTextError) return [];
    throw error;
  }
}

/** Where a link of an original leads here; `null`: to no copy. */
async function copyOf(db: Db, source: Lease['source'], original: string, link: string): Promise<string | null> {
  const from = URL.parse(original);
  const to = URL.parse(link);
  if (!from || !to || hostOf(from) !== hostOf(to)) return null;
  const path = withoutEndSlashes(to.pathname);
  const short = path === '' ? to.searchParams.get('p') : null;
  if (path === '' && short === null) return null;
  const [found] = await db
    .select({ kind: sourceItem.kind, id: sourceItem.itemId })
    .from(sourceItem)
    .leftJoin(oldAddress, and(eq(oldAddress.kind, sourceItem.kind), eq(oldAddress.itemId, sourceItem.itemId)))
    .where(
      and(
        eq(sourceItem.source, source),
        short === null ? or(eq(oldAddress.path, path), eq(sourceItem.url, link)) : eq(sourceItem.externalId, short),
      ),
    )
    .limit(1);
  const address = found ? await whereNow(db, found.kind, found.id) : null;
  return address && address + to.hash;
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

interface LinkingAll {
  ctx: Pick<Ctx, 'db' | 'now'>;
  lease: Lease;
  telling: Telling;
}

/** Links of what came before, to what has come since. */
export async function linkAllCopies({ ctx, lease, telling }: LinkingAll): Promise<void> {
  const { source } = lease;
  const rows = await ctx.db
    .select({ id: post.id, text: post.text, url: sourceItem.url })
    .from(sourceItem)
    .innerJoin(post, eq(post.id, sourceItem.itemId))
    .where(
      and(
        eq(sourceItem.source, source),
        inArray(sourceItem.kind, ['article', 'episode']),
        eq(post.published, true),
        ilike(post.text, '%](http%'),
      ),
    );
  const known = new Map<string, string | null>();
  for (const { id, text, url } of rows) {
    const linked = await linkCopies(ctx.db, { source, url, text, linksOf: readLinks }, known);
    if (linked === text) continue;
    await ctx.db.transaction(async (tx) => {
      const now = ctx.now();
      await holdLease(tx, lease, now);
      await tx
        .update(post)
        .set({ text: linked, updatedAt: now })
        .where(and(eq(post.id, id), eq(post.text, text)));
      await noteImport(tx, new Map([[post, [id]]]), now);
    });
    await telling.changed();
  }
}
