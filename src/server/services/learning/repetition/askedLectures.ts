import { inArray, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '#src/server/context.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { questionsOf } from '#src/server/texts/texts.ts';

/** A text is read once for all: what it asks goes by its digest. */
const known = new LRUCache<string, string[]>({ max: 5_000 });

/** Of a text, by which it is known whether it is still the same. */
export const textDigest: SQL<string> = sql<string>`md5(${lecture.text})`;

/** Of each lecture the ids of its questions that return; the texts come from the database only where they are new. */
export async function questionIdsOf(
  { db }: Pick<Ctx, 'db'>,
  lectures: readonly { id: string; digest: string }[],
): Promise<Map<string, string[]>> {
  const missing = lectures.filter(({ digest }) => !known.has(digest)).map(({ id }) => id);
  const texts =
    missing.length === 0
      ? []
      : await db.select({ digest: textDigest, text: lecture.text }).from(lecture).where(inArray(lecture.id, missing));
  for (const { digest, text } of texts)
    known.set(
      digest,
      (await questionsOf(text)).map(({ id }) => id),
    );
  return new Map(lectures.map(({ id, digest }) => [id, known.get(digest) ?? []]));
}
