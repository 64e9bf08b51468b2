import { and, desc, eq, sql } from 'drizzle-orm';
import { undoMs } from '#src/domain/desk/content/publication.ts';
import type { Db } from '#src/server/db/database.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { type ContentPublicationRow, contentPublication } from '#src/server/db/schema/contentPublication.ts';

export interface CoursePublicationDetail extends Pick<ContentPublicationRow, 'id' | 'state' | 'at' | 'changedAt'> {
  count: number;
  undoUntil: Date | null;
  changed: string[];
  reasons: string[];
}

/** How the last publication of a course as a whole stands. */
export async function lastPublication(db: Db, courseId: string): Promise<CoursePublicationDetail | null> {
  const [row] = await db
    .select()
    .from(contentPublication)
    .where(eq(contentPublication.courseId, courseId))
    .orderBy(desc(contentPublication.id))
    .limit(1);
  if (!row) return null;
  const { id, state, at, changedAt, things, before, reasons } = row;
  const changed = state === 'planned' ? await changedSincePlan(db, id) : [];
  return {
    id,
    state,
    at,
    changedAt,
    count: things.length,
    undoUntil: state === 'published' && before ? new Date(changedAt.getTime() + undoMs) : null,
    changed: things.filter((thing) => changed.includes(`${thing.kind} ${thing.id}`)).map(({ name }) => name),
    reasons: reasons ?? [],
  };
}

async function changedSincePlan(db: Db, publication: number): Promise<string[]> {
  const rows = await db
    .select({ kind: contentItem.kind, id: contentItem.id })
    .from(contentItem)
    .where(
      and(
        eq(contentItem.publication, publication),
        eq(contentItem.state, 'scheduled'),
        sql`${contentItem.head} is distinct from ${contentItem.planned}`,
      ),
    );
  return rows.map(({ kind, id }) => `${kind} ${id}`);
}
