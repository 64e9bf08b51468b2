import { inArray, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { course } from '#src/server/db/schema/course.ts';
import { hasRole } from '#src/server/policies/user.ts';

type Asking = Pick<Ctx, 'db' | 'actor'>;

/** Whether somebody sees how all courses go: editors and admins. Lecturers see how their own go. */
export const maySeeAllStatistics = ({ actor }: Pick<Ctx, 'actor'>): boolean => hasRole(actor, 'EDITOR');

/** The condition that the caller may see how a course goes; `undefined` where they may see all. */
export function coursesOfStatistics({ db, actor }: Asking): SQL | undefined {
  if (maySeeAllStatistics({ actor })) return undefined;
  const userId = (actor.kind === 'user' && actor.user?.id) || '';
  const own = db
    .select({ id: author.id })
    .from(author)
    .where(inArray(author.userId, [userId]));
  return inArray(course.authorId, own);
}
