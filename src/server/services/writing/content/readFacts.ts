import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { formatMoney } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { post } from '#src/server/db/schema/post.ts';
import { video } from '#src/server/db/schema/video.ts';
import { contentTables, neverPublished } from './contentTables.ts';

export interface Facts {
  address: string | null;
  author: string | null;
  publishedAt: Date | null;
  fact: string | null;
}

const writer = alias(author, 'writer');
const sold = alias(course, 'sold');

const nothing: Facts = { address: null, author: null, publishedAt: null, fact: null };
const addressOf: Partial<Record<ContentKind, (slug: string) => string>> = {
  course: paths.course,
  article: paths.article,
  episode: paths.episode,
  video: paths.video,
  page: (slug) => `/${slug}`,
  author: paths.author,
};
const providers = { FILE: 'súbor', YOUTUBE: 'YouTube', VIMEO: 'Vimeo' } as const;

/** What a line of a list says beside the state, by ids. */
export async function readFacts(
  { db }: Pick<Ctx, 'db'>,
  kind: ContentKind,
  ids: string[],
): Promise<(id: string) => Facts> {
  const { table, id, slug, authorId, publishedAt, isLive } = contentTables[kind];
  const rows = await db
    .select({
      id: sql<string>`${id}`,
      slug: sql<string>`${slug ?? id}`,
      author: writer.name,
      publishedAt: sql<Date | null>`${publishedAt ?? sql`null::timestamptz`}`.mapWith((value) =>
        value === null ? null : new Date(value),
      ),
      isLive,
      // Of the table's own columns those that its kind has.
      episode: kind === 'episode' ? sql<number | null>`(${post.audio}->>'episode')::int` : sql<null>`null`,
      provider: kind === 'video' ? video.provider : sql<null>`null`,
      lectureOnly: kind === 'video' ? video.lectureOnly : sql<boolean>`false`,
      amount: kind === 'product' ? courseProduct.amount : sql<null>`null`,
      currency: kind === 'product' ? courseProduct.currency : sql<null>`null`,
      course: kind === 'product' ? sold.name : sql<null>`null`,
    })
    .from(table)
    .leftJoin(writer, authorId ? eq(writer.id, authorId) : sql`false`)
    .leftJoin(sold, kind === 'product' ? eq(sold.id, courseProduct.courseId) : sql`false`)
    .where(inArray(id, ids));
  const facts = new Map(
    rows.map(({ id, slug, isLive, lectureOnly, ...row }): [string, Facts] => {
      const isShown = isLive && row.publishedAt?.getTime() !== neverPublished.getTime();
      const address = lectureOnly ? null : (addressOf[kind]?.(slug) ?? null);
      return [id, { address, author: row.author, publishedAt: isShown ? row.publishedAt : null, fact: factOf(row) }];
    }),
  );
  return (id) => facts.get(id) ?? nothing;
}

function factOf(row: {
  episode: number | null;
  provider: keyof typeof providers | null;
  amount: number | null;
  currency: string | null;
  course: string | null;
}): string | null {
  if (row.episode !== null) return `${row.episode}. epizóda`;
  if (row.provider !== null) return providers[row.provider];
  if (row.amount === null || row.currency === null) return null;
  return [formatMoney(row.amount, row.currency), row.course].filter(Boolean).join(', ');
}
