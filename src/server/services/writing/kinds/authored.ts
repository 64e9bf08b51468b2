import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { author } from '#src/server/db/schema/author.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { formFinding } from '#src/server/services/writing/content/finding.ts';
import { mayBeAuthor, mayStandUnder } from '#src/server/services/writing/content/ownAuthors.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import type { ContentFolder } from '#src/server/services/writing/folders/ContentFolder.ts';
import type { Checking } from './Kind.ts';

/** Of a kind whose rows name their author. */
export const hasAuthor =
  (authorId: PgColumn) =>
  (_: Db, authors: SQLWrapper): SQL =>
    inArray(authorId, authors);

/** Who begins a thing: the caller where they are an author, else the first of those that there are. */
export async function authorFor(ctx: Ctx): Promise<string> {
  const userId = (ctx.actor.kind === 'user' && ctx.actor.user?.id) || '';
  const [found] = await ctx.db
    .select({ id: author.id })
    .from(author)
    .where(mayStandUnder(ctx))
    .orderBy(sql`${author.userId} is distinct from ${userId}`, author.name)
    .limit(1);
  if (!found) throw new ForbiddenError('author-required', 'There is nobody to be its author.');
  return found.id;
}

/** That a text may come to the web under the name of its author. */
export async function authorFindings({ ctx }: Checking, authorId: string): Promise<ContentFinding[]> {
  const [found] = await ctx.db
    .select()
    .from(author)
    .where(and(eq(author.id, authorId), eq(author.published, true)));
  if (!found) return [formFinding('data.author', 'Lektor s týmto menom nie je na webe.')];
  const { actor } = ctx;
  const isOwn = actor === null || (await mayBeAuthor({ ...ctx, actor }, authorId));
  return isOwn ? [] : [formFinding('data.author', 'Publikovať sa dá len pod vlastným menom.')];
}

/** Says of a file that names an author who is not in its folder. */
export function requireAuthor({ authors }: Content, folder: ContentFolder, file: string, authorId: string): void {
  if (!authors.some(({ id }) => id === authorId)) folder.problem(file, 'author', `names no author: ${authorId}`);
}
