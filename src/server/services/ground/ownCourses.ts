import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { course } from '#src/server/db/schema/course.ts';
import { hasRole } from '#src/server/policies/user.ts';

type Asking = Pick<Ctx, 'db' | 'actor'>;

/** The condition that the caller may see how a course goes: lecturers their own; `undefined` for editors and admins, who see all. */
export function coursesOfStatistics({ db, actor }: Asking): SQL | undefined {
  if (hasRole(actor, 'EDITOR')) return undefined;
  const userId = (actor.kind === 'user' && actor.user?.id) || '';
  const own = db.select({ id: author.id }).from(author).where(eq(author.userId, userId));
  return inArray(course.authorId, own);
}
