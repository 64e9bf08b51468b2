import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#src/server/db/database.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { user } from '#src/server/db/schema/user.ts';

interface Options {
  db: Db;
  users: number;
  /** Told after each batch: how many of how many people are there. */
  onProgress?: (done: number) => void;
}

interface DemoCourse {
  id: string;
  productId: string | null;
  lectureIds: string[];
}

const batch = 500;
const day = 86_400_000;
/** Comments of the first lecture of the first course, so that a long thread can be measured. */
const longThread = 1000;
const firstNames = ['Ema', 'Jana', 'Peter', 'Zuzana', 'Martin', 'Ľubica', 'Šimon', 'Nina', 'Tomáš', 'Žofia'];
const lastNames = ['Kováč', 'Horváthová', 'Balog', 'Nagyová', 'Ďurica', 'Ťažký', 'Molnárová', 'Varga'];
const opinions = [
  'Konečne mi niekto vysvetlil chyby tak, že sa ich nebojím.',
  'Krátke lekcie, dobré úlohy. Druhá kapitola by zniesla viac príkladov.',
  'Prvý kurz, ktorý mám chuť dokončiť.',
  '',
];
const remarks = [
  'Prečo tu program vypíše `3` a nie `3.5`?',
  'Mne pomohlo napísať si to najprv na papier.',
  'Ďakujem, až teraz tomu rozumiem.',
  'Skúste zmeniť podmienku na `<=` a uvidíte rozdiel.',
];

/** Fills a database that has content with learners and what they did; running it again adds nothing. */
export async function fillDemoData({ db, users, onProgress }: Options): Promise<void> {
  const random = seeded(1);
  const courses = await readCourses(db);
  const thread = courses[0]?.lectureIds[0];
  const now = Date.now();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const before = (days: number) => new Date(now - Math.floor(random() * days * day));

  for (let start = 0; start < users; start += batch) {
    const rows = { users: [] as object[], purchases: [] as object[], progress: [] as object[] };
    const spoken = { reviews: [] as object[], comments: [] as object[] };
    for (let index = start; index < Math.min(start + batch, users); index++) {
      const userId = `demo-${index}`;
      const createdAt = before(365);
      const person = { id: userId, uid: `demo-uid-${index}`, email: `demo${index}@example.org` };
      const name = `${pick(firstNames)} ${pick(lastNames)}`;
      const stamps = { createdAt, updatedAt: createdAt };
      rows.users.push({ ...person, emailVerified: true, displayName: name, receiveNewsletter: false, ...stamps });
      for (const course of courses) {
        if (random() < 0.5) continue;
        if (course.productId) {
          rows.purchases.push({ id: `${userId}-${course.id}`, userId, productId: course.productId, createdAt });
        }
        const completed = course.lectureIds.slice(0, Math.floor(random() * (course.lectureIds.length + 1)));
        for (const lectureId of completed) {
          const completedAt = before(60);
          rows.progress.push({ userId, lectureId, completedAt, watchedSeconds: 0, updatedAt: completedAt });
          if (random() < 0.05) spoken.comments.push(remark(`${userId}-${lectureId}`, lectureId, userId));
        }
        if (completed.length > 0 && random() < 0.3) {
          const at = before(60);
          spoken.reviews.push({
            id: `${userId}-${course.id}`,
            courseId: course.id,
            userId,
            rating: pick([5, 5, 5, 4, 4, 3, 2, 1]),
            text: pick(opinions),
            createdAt: at,
            updatedAt: at,
          });
        }
      }
      if (thread && index < longThread) spoken.comments.push(remark(`${userId}-thread`, thread, userId));
    }
    await insertAll(db, [
      [user, rows.users],
      [courseUserProduct, rows.purchases],
      [lectureProgress, rows.progress],
      [courseReview, spoken.reviews],
      [comment, spoken.comments],
    ]);
    onProgress?.(Math.min(start + batch, users));
  }

  function remark(id: string, lectureId: string, userId: string) {
    return { id, lectureId, userId, text: pick(remarks), createdAt: before(60) };
  }
}

async function insertAll(db: Db, tables: [PgTable, object[]][]): Promise<void> {
  for (const [table, rows] of tables) {
    // A statement takes 65,535 values at most.
    for (let start = 0; start < rows.length; start += 4000) {
      await db
        .insert(table)
        .values(rows.slice(start, start + 4000))
        .onConflictDoNothing();
    }
  }
}

async function readCourses(db: Db): Promise<DemoCourse[]> {
  const lines = await db
    .select({ lectureId: lecture.id, courseId: chapter.courseId, productId: courseProduct.id })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .leftJoin(courseProduct, eq(courseProduct.courseId, chapter.courseId))
    .where(eq(lecture.published, true))
    .orderBy(chapter.courseId, chapter.position, lecture.position);
  const courses = new Map<string, DemoCourse>();
  for (const { lectureId, courseId, productId } of lines) {
    const course = courses.get(courseId) ?? { id: courseId, productId, lectureIds: [] };
    if (!course.lectureIds.includes(lectureId)) course.lectureIds.push(lectureId);
    courses.set(courseId, course);
  }
  return [...courses.values()];
}

/** The same numbers on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
