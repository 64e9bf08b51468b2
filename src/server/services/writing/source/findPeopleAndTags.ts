import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { paths } from '#src/domain/paths.ts';
import { freeAddress, isSlug } from '#src/domain/slug.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import type { Db } from '#src/server/db/database.ts';
import { type AuthorRow, author } from '#src/server/db/schema/author.ts';
import type { SourceName } from '#src/server/db/schema/source.ts';
import { type SourceNameRow, sourceName } from '#src/server/db/schema/source.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import type { SourcedTag } from '#src/server/integrations/sources/source.ts';
import { keepAddress } from '#src/server/services/writing/content/keepAddress.ts';
import { noteImport } from '#src/server/services/writing/content/noteImport.ts';
import { readNames } from '#src/server/services/writing/content/readNames.ts';
import type { NewRow } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { addRow, putRow } from '#src/server/services/writing/kinds/putRow.ts';
import { site } from '#src/site.ts';

interface Reading {
  source: SourceName;
  /** A draft makes and renames nothing: all authors and tags are on the web. */
  isDraft?: boolean | undefined;
  now: Date;
}

type Brought = Pick<SourceNameRow, 'source' | 'kind' | 'externalId'>;

/**
 * Who the source means: the author that it has brought, under the name that it gives them now, else the one of this name, who is made
 * where there is none; what has no author is the association's.
 */
export async function findAuthor(
  tx: Db,
  who: { name: string; id?: string | undefined },
  reading: Reading,
): Promise<string> {
  const { source, isDraft, now } = reading;
  const name = who.name.trim() || site.organisation.name;
  const key = { source, kind: 'author' as const, externalId: who.id ?? name };
  const before = await findBrought(tx, key, name);
  const [known] = before ? await tx.select().from(author).where(eq(author.id, before.itemId)) : [];
  const namesake = await findNamesake(tx, name);
  if (isDraft) {
    const found = known?.published ? known.id : namesake;
    return found ?? findAuthor(tx, { name: '' }, name === site.organisation.name ? { source, now } : reading);
  }
  if (before && known && before.name === name) {
    // Its last post went, and now there is one again.
    if (!known.published) await changeAuthor(tx, known, known.name, now);
    return known.id;
  }
  if (namesake !== undefined) {
    const isBrought = (await tx.$count(sourceName, isOf('author', namesake))) > 0;
    if (isBrought) await keepBrought(tx, key, { itemId: namesake, name, at: now });
    return namesake;
  }
  const isRenamed = before && known && !(await isSharedWithOthers(tx, before));
  // Who was renamed at the desk keeps that name.
  if (isRenamed) await changeAuthor(tx, known, known.name === before.name ? name : known.name, now);
  const id = isRenamed ? known.id : await makeAuthor(tx, name, now);
  await keepBrought(tx, key, { itemId: id, name, at: now });
  return id;
}

/** The tags as the site has them, those that it has not made, but not for a draft; in their order, each once. */
export async function keepTags(
  tx: Db,
  tags: readonly SourcedTag[],
  { source, isDraft, now }: Reading,
): Promise<string[]> {
  const wanted = new Map<string, { key: Brought; name: string }>();
  for (const { id, slug: written, name } of tags) {
    const slug = isSlug(written) ? written : slugOf(name);
    if (name.trim()) wanted.set(slug, { key: { source, kind: 'tag', externalId: id ?? slug }, name: name.trim() });
  }
  const slugs = [...wanted.keys()];
  if (slugs.length === 0) return [];
  const known = new Map((await tx.select().from(tag).where(inArray(tag.slug, slugs))).map((row) => [row.slug, row]));
  if (isDraft) return slugs.filter((slug) => known.get(slug)?.published);
  const [last] = await tx.select({ position: sql<number | null>`max(${tag.position})` }).from(tag);
  let position = last?.position ?? 0;
  for (const [slug, { key, name }] of wanted) {
    const row = known.get(slug);
    const brought = await tx.select().from(sourceName).where(isOf('tag', slug));
    if (!row) {
      position += 1;
      await addRow(tx, kinds.tag, { slug, name, position } satisfies NewRow<typeof tag>, { isLive: true, now });
    } else {
      const before = brought.find(({ source, externalId }) => source === key.source && externalId === key.externalId);
      // What was renamed at the desk keeps that name.
      const called = before && row.name === before.name ? name : row.name;
      if (!row.published || called !== row.name) {
        await putRow(tx, kinds.tag, { slug, name: called }, { isLive: true, now });
        await noteImport(tx, new Map([[tag, [slug]]]), now);
      }
    }
    if (!row || brought.length > 0) await keepBrought(tx, key, { itemId: slug, name, at: now });
  }
  return slugs;
}

const isOf = (kind: SourceNameRow['kind'], id: string) => and(eq(sourceName.kind, kind), eq(sourceName.itemId, id));

/** What the source has made under its own name of it: what was called so then, else what it was last. */
async function findBrought(tx: Db, { source, kind, externalId }: Brought, name: string) {
  const [found] = await tx
    .select()
    .from(sourceName)
    .where(and(eq(sourceName.source, source), eq(sourceName.kind, kind), eq(sourceName.externalId, externalId)))
    .orderBy(desc(sql`${sourceName.name} = ${name}`), desc(sourceName.at))
    .limit(1);
  return found;
}

async function keepBrought(tx: Db, key: Brought, set: Pick<SourceNameRow, 'itemId' | 'name' | 'at'>): Promise<void> {
  const { source, kind, externalId, itemId } = sourceName;
  await tx
    .insert(sourceName)
    .values({ ...key, ...set })
    .onConflictDoUpdate({ target: [source, kind, externalId, itemId], set });
}

/** Two people of one name are one author here, until one of them is called otherwise. */
async function isSharedWithOthers(tx: Db, { kind, itemId, externalId, name }: SourceNameRow): Promise<boolean> {
  const others = and(isOf(kind, itemId), ne(sourceName.externalId, externalId), eq(sourceName.name, name));
  return (await tx.$count(sourceName, others)) > 0;
}

async function findNamesake(tx: Db, name: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: author.id })
    .from(author)
    .where(and(eq(author.published, true), eq(sql`lower(${author.name})`, name.toLowerCase())))
    .orderBy(author.id)
    .limit(1);
  return found?.id;
}

/** On the web, under a name; a new one has an address of its own, to which the old one leads. */
async function changeAuthor(tx: Db, { id, name: before, slug, published }: AuthorRow, name: string, now: Date) {
  if (published && name === before) return;
  const wanted = name === before ? slug : slugOf(name);
  const others = (await readNames(tx, kinds.author, wanted)).filter((row) => row.id !== id);
  const address = freeAddress(new Set(others.map((row) => row.slug)), wanted);
  await putRow(tx, kinds.author, { id, name, slug: address }, { isLive: true, now });
  if (address !== slug) await keepAddress(tx, { kind: 'author', id, address: paths.author(slug) }, now);
  await noteImport(tx, new Map([[author, [id]]]), now);
}

async function makeAuthor(tx: Db, name: string, now: Date): Promise<string> {
  const rows = await readNames(tx, kinds.author, slugOf(name));
  const id = freeAddress(new Set(rows.flatMap((row) => [row.id, row.slug])), slugOf(name));
  const role = name === site.organisation.name ? 'Redakcia' : 'Píše a\u00A0hovorí u\u00A0nás';
  const row: NewRow<typeof author> = { id, slug: id, name, role, bio: '', links: [] };
  await addRow(tx, kinds.author, row, { isLive: true, now });
  return id;
}
