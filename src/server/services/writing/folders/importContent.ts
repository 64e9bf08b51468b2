import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import { page } from '#src/server/db/schema/page.ts';
import { post } from '#src/server/db/schema/post.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { video } from '#src/server/db/schema/video.ts';
import { noteImport } from '#src/server/services/writing/content/noteImport.ts';
import type { Content } from './Content.ts';
import { findSourced, type Sourced } from './findSourced.ts';
import { syncTable } from './syncTable.ts';

export interface ImportReport {
  inserted: number;
  updated: number;
  unpublished: number;
}

/** Any number that no other program on the same database takes for its own lock. */
const importLock = 7_262_027;

/**
 * Makes the database say what the content says, in one transaction; ids stay, and what is missing is unpublished. Things of a source
 * outside stay as they are there.
 */
export async function importContent({
  ctx,
  input: { content },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { content: Content };
}): Promise<ImportReport> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    // First what the desk locks first, so that an import and a publication never wait for each other.
    await tx.select({ id: contentItem.id }).from(contentItem).orderBy(contentItem.kind, contentItem.id).for('update');
    const report: ImportReport = { inserted: 0, updated: 0, unpublished: 0 };
    const touched = new Map<PgTable, string[]>();
    const sourced = await findSourced(tx);
    for (const input of tablesOf(content, now, sourced)) {
      const { inserted, updated, retired, ids } = await syncTable({ tx, now, ...input });
      touched.set(input.table, ids);
      report.inserted += inserted;
      report.updated += updated;
      report.unpublished += retired;
    }
    await noteImport(tx, touched, now);
    // Goes out with the commit.
    if (Object.values(report).some((count) => count > 0)) await notifyChange(tx, '*');
    return report;
  });
}

/** In the order in which rows refer to each other. */
function tablesOf(content: Content, now: Date, sourced: Sourced) {
  const published = <Row extends object>(rows: Row[]) => ({
    rows: rows.map((row) => ({ ...row, published: true })),
    retired: { published: false },
  });
  const byId = <T extends PgTable & { id: PgColumn }>(table: T) => ({ table, column: table.id, key: 'id' as const });
  const bySlug = <T extends PgTable & { slug: PgColumn }>(table: T) => ({
    table,
    column: table.slug,
    key: 'slug' as const,
  });
  return [
    { ...byId(author), ...published(content.authors), needed: sourced.authors },
    { ...bySlug(tag), ...published(content.tags), needed: sourced.tags },
    { ...byId(video), ...published(content.videos), foreign: sourced.things },
    { ...byId(post), ...published(content.posts), foreign: sourced.things },
    { ...bySlug(page), ...published(content.pages) },
    { ...byId(course), ...published(content.courses) },
    { ...byId(courseProduct), rows: content.courseProducts, retired: { archived: true } },
    { ...byId(chapter), ...published(content.chapters) },
    { ...byId(lecture), ...published(content.lectures), fresh: { addedAt: now } },
    { ...byId(quiz), ...published(content.quizzes) },
    { ...byId(quizQuestion), ...published(content.quizQuestions) },
    { ...byId(nextCourseOption), ...published(content.nextCourseOptions) },
  ];
}
