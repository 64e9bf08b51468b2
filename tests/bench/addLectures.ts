import { sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/database.ts';

/** Adds 5,000 lectures, 300 articles and 100 videos made of the sentences of the sample content. */
export async function addLectures(db: Db): Promise<void> {
  const statements = [
    sql`create table bench_sentence as select row_number() over () as number, trim(part) as words
      from lecture, unnest(string_to_array(text, E'\n\n')) as part where part !~ '^(:::|\`\`\`|#|<)' and length(part) between 20 and 400`,
    sql`create function bench_text(seed int, parts int) returns text language sql as $$
      select string_agg(words, E'\n\n' order by number * seed % 997) from (
        select * from bench_sentence order by (number * 7919 + seed * 104729) % 10007 limit parts) as chosen $$`,
    sql`insert into course (id, slug, name, summary, description, author_id, level, illustration, language, position, published_at,
        what_you_learn, prerequisites, resources_intro, resources, published, updated_at)
      select 'bench-' || number, 'bench-' || number, 'Kurz ' || number, 'Kurz.', 'Opis.', author_id, level, illustration, language,
        100 + number, published_at, what_you_learn, prerequisites, resources_intro, resources, true, updated_at
      from (select * from course where published limit 1) as sample, generate_series(1, 50) as number`,
    sql`insert into chapter (id, course_id, name, free_sample, position, file_name, published, updated_at)
      select 'bench-' || course || '-' || number, 'bench-' || course, 'Kapitola ' || number, number < 3, number, 'x', true, now()
      from generate_series(1, 50) as course, generate_series(1, 10) as number`,
    ...Array.from({ length: 20 }, (_, part) => lectures(part * 250)),
    sql`insert into post (id, slug, kind, title, summary, author_id, published_at, tags, transcript, text, published, updated_at)
      select 'bench-' || number, 'bench-' || number, 'article', left(bench_text(number, 1), 40), 'Článok.', author_id,
        now() - number * interval '1 day', '{}', '[]', bench_text(number, 30), true, now()
      from (select author_id from course limit 1) as sample, generate_series(1, 300) as number`,
    sql`insert into video (id, slug, title, summary, author_id, published_at, provider, source, duration_seconds, transcript, text,
        published, updated_at)
      select 'bench-' || number, 'bench-' || number, left(bench_text(number, 1), 40), 'Video.', author_id,
        now() - number * interval '1 day', 'FILE', '/x.mp4', 600,
        (select jsonb_agg(jsonb_build_object('start', second * 5, 'end', second * 5 + 5, 'speaker', null, 'text',
          left(bench_text(number * 100 + second, 1), 60))) from generate_series(1, 60) as second), 'Text.', true, now()
      from (select author_id from course limit 1) as sample, generate_series(1, 100) as number`,
    sql`analyze`,
  ];
  // Of texts the planner wants to know all words; nobody waits for that.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of statements) await tx.execute(statement);
  });
}

/** A part of them: a statement has its time. */
function lectures(after: number) {
  return sql`
  insert into lecture (id, chapter_id, name, summary, type, minutes, text, position, file_name, published, updated_at)
  select 'bench-' || number, 'bench-' || (1 + number % 50) || '-' || (1 + number / 50 % 10),
    left(bench_text(number, 1), 40), left(bench_text(number + 7, 1), 120), 'TEXT', 9, bench_text(number, 18) || ' vzácne' || number,
    number, 'x', true, now() from generate_series(${after + 1}::int, ${after + 250}::int) as number`;
}
