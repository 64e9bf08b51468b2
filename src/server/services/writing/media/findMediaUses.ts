import { type AnyColumn, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { type MediaUse, mediaUseSchema } from '#src/contract/desk/media/deskMedia.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { page } from '#src/server/db/schema/page.ts';
import { post } from '#src/server/db/schema/post.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { video } from '#src/server/db/schema/video.ts';
import { readRows } from '#src/server/services/ground/index.ts';

const foundSchema = mediaUseSchema.extend({ file: z.string() });

interface Place {
  kind: MediaUse['kind'];
  table: PgTable & { published: AnyColumn };
  id: AnyColumn;
  title: AnyColumn;
  /** Where addresses stand, if not in any column: searching less is quicker. */
  text?: AnyColumn;
}

const places: Place[] = [
  { kind: 'lecture', table: lecture, id: lecture.id, title: lecture.name, text: lecture.text },
  { kind: 'chapter', table: chapter, id: chapter.id, title: chapter.name },
  { kind: 'course', table: course, id: course.id, title: course.name },
  { kind: 'question', table: quizQuestion, id: quizQuestion.id, title: quizQuestion.text },
  { kind: 'post', table: post, id: post.id, title: post.title },
  { kind: 'page', table: page, id: page.slug, title: page.title },
  { kind: 'video', table: video, id: video.id, title: video.title },
  { kind: 'author', table: author, id: author.id, title: author.name },
];

/** Kinds of the content that can name a file. */
const writtenKinds: readonly ContentKind[] = [
  'course',
  'chapter',
  'lecture',
  'article',
  'episode',
  'video',
  'page',
  'author',
];
const { document } = contentRevision;

/** Where files stand in what readers see and in what is written, by the ids of the files. */
export async function findMediaUses({
  ctx: { db },
  input: { ids },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { ids: readonly string[] };
}): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return uses;
  const found = places.map(({ kind, table, id, title, text }) => {
    const searched = text ?? sql`${table}::text`;
    // A video names a private file without the folder of the public ones.
    const named = table === video ? sql`${searched} ~ '[0-9a-f]{20}'` : sql`${searched} like '%/subory/%'`;
    return sql`select ${kind}::text as kind, ${id} as id, left(${title}, 80) as title,
      (regexp_matches(${searched}, '[0-9a-f]{20}', 'g'))[1] as file from ${table} where ${table.published} and ${named}`;
  });
  // What is written and not on the web yet; its title may differ from the one of the web, so it is another line.
  found.push(
    sql`select case ${contentItem.kind} when 'article' then 'post' when 'episode' then 'post' else ${contentItem.kind} end,
      ${contentItem.id}, left(coalesce(${document} -> 'data' ->> 'name', ${document} -> 'data' ->> 'title', ''), 80),
      (regexp_matches(${document}::text, '[0-9a-f]{20}', 'g'))[1]
      from ${contentItem} join ${contentRevision} on ${contentRevision.id} = ${contentItem.head}
      where ${contentItem.head} is distinct from ${contentItem.live} and ${inArray(contentItem.kind, [...writtenKinds])}`,
  );
  found.push(
    sql`select 'film', ${mediaFile.id}, ${mediaFile.name}, ${mediaFile.captionsId} from ${mediaFile} where ${mediaFile.captionsId} is not null`,
  );
  const rows = await readRows(
    { db },
    foundSchema,
    sql`select kind, id, title, file from (${sql.join(found, sql` union `)}) as found
      where ${inArray(sql`file`, [...ids])} order by kind, title, id`,
  );
  for (const { file, ...use } of rows) uses.get(file)?.push(use);
  return uses;
}
