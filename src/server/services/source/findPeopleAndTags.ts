import { and, eq, inArray, sql } from 'drizzle-orm';
import { freeAddress, isSlug } from '#src/domain/slug.ts';
import type { Db } from '#src/server/db/database.ts';
import { author } from '#src/server/db/schema/author.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { slugOf } from '#src/server/services/content/slugOf.ts';
import { site } from '#src/site.ts';

/**
 * The author of this name, who is made where there is none; what has no author is the association's. A draft makes nobody: all
 * authors are on the web.
 */
export async function findAuthor(
  tx: Db,
  named: string,
  now: Date,
  { isDraft = false }: { isDraft?: boolean } = {},
): Promise<string> {
  const name = named.trim() || site.organisation.name;
  const [known] = await tx
    .select({ id: author.id })
    .from(author)
    .where(and(eq(author.published, true), eq(sql`lower(${author.name})`, name.toLowerCase())))
    .orderBy(author.id)
    .limit(1);
  if (known) return known.id;
  if (isDraft && name !== site.organisation.name) return findAuthor(tx, '', now);
  const rows = await tx.select({ id: author.id, slug: author.slug }).from(author);
  const id = freeAddress(new Set(rows.flatMap((row) => [row.id, row.slug])), slugOf(name));
  const role = name === site.organisation.name ? 'Redakcia' : 'Píše a\u00A0hovorí u\u00A0nás';
  await tx.insert(author).values({ id, slug: id, name, role, bio: '', links: [], published: true, updatedAt: now });
  return id;
}

/** The tags as the site has them, those that it has not made, but not for a draft; in their order, each once. */
export async function keepTags(
  tx: Db,
  tags: readonly { slug: string; name: string }[],
  now: Date,
  { isDraft = false }: { isDraft?: boolean } = {},
): Promise<string[]> {
  const wanted = new Map<string, string>();
  for (const { slug, name } of tags) {
    if (name.trim()) wanted.set(isSlug(slug) ? slug : slugOf(name), name.trim());
  }
  const slugs = [...wanted.keys()];
  if (slugs.length === 0) return [];
  const known = await tx.select().from(tag).where(inArray(tag.slug, slugs));
  if (isDraft) return slugs.filter((slug) => known.some((row) => row.slug === slug && row.published));
  const retired = known.filter(({ published }) => !published).map(({ slug }) => slug);
  if (retired.length > 0)
    await tx.update(tag).set({ published: true, updatedAt: now }).where(inArray(tag.slug, retired));
  const missing = slugs.filter((slug) => !known.some((row) => row.slug === slug));
  if (missing.length > 0) {
    const [last] = await tx.select({ position: sql<number | null>`max(${tag.position})` }).from(tag);
    const first = (last?.position ?? 0) + 1;
    await tx.insert(tag).values(
      missing.map((slug, index) => ({
        slug,
        name: wanted.get(slug) ?? slug,
        position: first + index,
        published: true,
        updatedAt: now,
      })),
    );
  }
  return slugs;
}
