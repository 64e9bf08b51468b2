import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { neverPublished } from '#src/server/services/writing/kinds/rows.ts';

export interface Facts {
  address: string | null;
  author: string | null;
  publishedAt: Date | null;
  fact: string | null;
}

const writer = alias(author, 'writer');

const nothing: Facts = { address: null, author: null, publishedAt: null, fact: null };

/** What a line of a list says beside the state, by ids. */
export async function readFacts(
  { db }: Pick<Ctx, 'db'>,
  kind: ContentKind,
  ids: string[],
): Promise<(id: string) => Facts> {
  const { table, id, slug, authorId, publishedAt, isLive, address: addressOf, facts: ownFacts } = kinds[kind];
  const rows = await db
    .select({
      id: sql<string>`${id}`,
      slug: sql<string>`${slug ?? id}`,
      author: writer.name,
      publishedAt: sql<Date | null>`${publishedAt ?? sql`null::timestamptz`}`.mapWith((value) =>
        value === null ? null : new Date(value),
      ),
      isLive,
    })
    .from(table)
    .leftJoin(writer, authorId ? eq(writer.id, authorId) : sql`false`)
    .where(inArray(id, ids));
  const own = new Map((await ownFacts?.(db, ids))?.map((row) => [row.id, row]));
  const facts = new Map(
    rows.map(({ id, slug, isLive, author, publishedAt }): [string, Facts] => {
      const isShown = isLive && publishedAt?.getTime() !== neverPublished.getTime();
      const { fact = null, isHidden = false } = own.get(id) ?? {};
      const address = isHidden ? null : (addressOf?.(slug) ?? null);
      return [id, { address, author, publishedAt: isShown ? publishedAt : null, fact }];
    }),
  );
  return (id) => facts.get(id) ?? nothing;
}
