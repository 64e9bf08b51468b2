import { eq, inArray, type SQL } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { hasRole, requireRole } from '#src/server/policies/user.ts';
import { contentTables } from './contentTables.ts';
import { findStored, type Stored } from './findStored.ts';

/** What lecturers write, where it is theirs; of authors it is themselves. */
export const lecturersKinds: readonly ContentKind[] = [
  'course',
  'chapter',
  'lecture',
  'article',
  'episode',
  'video',
  'author',
];

export const mayWriteAll = ({ actor }: Pick<Ctx, 'actor'>) => hasRole(actor, 'EDITOR');

/** @throws UnauthenticatedError, ForbiddenError for who may write nothing of a kind */
export function requireWriter({ actor }: Pick<Ctx, 'actor'>, kind: ContentKind): void {
  requireRole(actor, 'EDITOR', 'LECTURER');
  if (!hasRole(actor, 'EDITOR') && !lecturersKinds.includes(kind)) {
    throw new ForbiddenError('role-required', 'Only for editors.');
  }
}

/** Ids of the authors that the caller is. */
function ownAuthors({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const userId = (actor.kind === 'user' && actor.user?.id) || '';
  return db.select({ id: author.id }).from(author).where(eq(author.userId, userId));
}

/** The condition that a row is one which the caller may write; none where they may write all. */
export function isWritable(ctx: Pick<Ctx, 'db' | 'actor'>, kind: ContentKind): SQL | undefined {
  if (mayWriteAll(ctx)) return undefined;
  const courses = ctx.db
    .select({ id: course.id })
    .from(course)
    .where(inArray(course.authorId, ownAuthors(ctx)));
  const { authorId } = contentTables[kind];
  if (authorId) return inArray(authorId, ownAuthors(ctx));
  if (kind === 'author') return isAuthor(ctx);
  if (kind === 'chapter') return inArray(chapter.courseId, courses);
  const chapters = ctx.db.select({ id: chapter.id }).from(chapter).where(inArray(chapter.courseId, courses));
  return inArray(lecture.chapterId, chapters);
}

/**
 * A thing that the caller may write.
 * @throws UnauthenticatedError, ForbiddenError, and NotFoundError for what is not theirs, as if it were not there
 */
export async function findOwn(ctx: Pick<Ctx, 'db' | 'actor'>, kind: ContentKind, id: string): Promise<Stored> {
  requireWriter(ctx, kind);
  const stored = await findStored(ctx.db, kind, id);
  if (!stored || !(await mayBeAuthor(ctx, stored.authorId ?? ''))) throw new NotFoundError('content');
  return stored;
}

/** Whether the caller is the author with this id, or may write as anybody. */
export async function mayBeAuthor(ctx: Pick<Ctx, 'db' | 'actor'>, authorId: string): Promise<boolean> {
  if (mayWriteAll(ctx)) return true;
  return (await ownAuthors(ctx)).some(({ id }) => id === authorId);
}

/** The condition that an author is the caller; none where they may write as anybody. */
export const isAuthor = (ctx: Pick<Ctx, 'db' | 'actor'>): SQL | undefined =>
  mayWriteAll(ctx) ? undefined : inArray(author.id, ownAuthors(ctx));
