import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { post } from '#src/server/db/schema/post.ts';
import { type ImportReport, importContent } from './importContent.ts';
import { type ReadContentOptions, readContent } from './readContent.ts';

type FillInput = Partial<ReadContentOptions>;

/**
 * Imports the sample content, unless the database has a course or a post: from then on it is the source.
 * Two processes that start together may both import; the second finds nothing to change.
 */
export async function fillEmptyDatabase({
  ctx,
  input: { directory = join(projectRoot, 'src/content'), ...folders } = {},
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input?: FillInput;
}): Promise<ImportReport | null> {
  const [courses, posts] = await Promise.all([
    ctx.db.select({ id: course.id }).from(course).limit(1),
    ctx.db.select({ id: post.id }).from(post).limit(1),
  ]);
  if (courses.length + posts.length > 0) return null;
  return importContent({ ctx, input: { content: readContent({ directory, ...folders }) } });
}
