import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { readRows } from '#src/server/services/ground/index.ts';

/**
 * The version of a course: the month of its last change, and a few digits of the digest of what is taught and asked in it –
 * „2026-11-a3f29c“.
 */
export async function courseVersion(ctx: Pick<Ctx, 'db'>, courseId: string): Promise<string> {
  const row = z.object({ digest: z.string(), changed_at: z.coerce.date() });
  const [found] = await readRows(
    ctx,
    row,
    sql`
    with line as (
      select ${lecture.id} as id, ${lecture.updatedAt} as changed_at, md5(${lecture.name} || ${lecture.text}) as digest
      from ${lecture} join ${chapter} on ${chapter.id} = ${lecture.chapterId}
      where ${chapter.courseId} = ${courseId} and ${chapter.published} and ${lecture.published}
    ), question as (
      select ${quizQuestion.id} as id, ${quizQuestion.updatedAt} as changed_at,
        md5(${quizQuestion.text} || ${quizQuestion.options}::text || ${quizQuestion.key}::text) as digest
      from ${quizQuestion}
      join ${quiz} on ${quiz.id} = ${quizQuestion.quizId}
      join line on line.id = ${quiz.lectureId}
      where ${quiz.published} and ${quizQuestion.published}
    ), part as (select * from line union all select * from question)
    select
      md5(coalesce(string_agg(id || digest, ',' order by id, digest), '')) as digest,
      coalesce(max(changed_at), to_timestamp(0)) as changed_at
    from part`,
  );
  if (!found) throw new Error('an aggregate has a row');
  return `${dayInBratislava(found.changed_at).slice(0, 7)}-${found.digest.slice(0, 6)}`;
}
