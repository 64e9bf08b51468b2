import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/database.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { post } from '#src/server/db/schema/post.ts';
import { video } from '#src/server/db/schema/video.ts';
import type { Stored } from './findStored.ts';

/** What on the web cannot be without a thing, in sentences. */
export async function usesOf(db: Db, { kind, id }: Pick<Stored, 'kind' | 'id'>): Promise<string[]> {
  if (kind === 'author') {
    // One after the other: a transaction has one connection.
    const courses = await db.$count(course, and(eq(course.authorId, id), eq(course.published, true)));
    const posts = await db.$count(post, and(eq(post.authorId, id), eq(post.published, true)));
    const videos = await db.$count(video, and(eq(video.authorId, id), eq(video.published, true)));
    return courses + posts + videos > 0 ? ['Na webe sú veci s týmto menom. Najprv im treba dať iné.'] : [];
  }
  if (kind === 'tag') {
    const posts = await db.$count(post, and(sql`${post.tags} @> array[${id}]::text[]`, eq(post.published, true)));
    return posts > 0 ? ['Tému majú články alebo epizódy na webe. Najprv ju z nich treba odobrať.'] : [];
  }
  if (kind === 'video') {
    const lectures = await db.$count(lecture, and(eq(lecture.videoId, id), eq(lecture.published, true)));
    return lectures > 0 ? ['Video je v lekcii na webe. Najprv ho z nej treba odobrať.'] : [];
  }
  return [];
}
