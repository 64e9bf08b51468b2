import { and, eq } from 'drizzle-orm';
import { fillDemoData } from '#scripts/demo/fillDemoData.ts';
import { localProjectId } from '#src/server/config/ServerConfig.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { user } from '#src/server/db/schema/user.ts';
import { openLocalProvider } from '#src/server/integrations/identity/localProvider.ts';
import { fillEmptyDatabase } from '#src/server/services/writing/folders/fillEmptyDatabase.ts';

/** Somebody who is signed in, and a course with the lectures that they may open. */
export interface BenchLearner {
  token: string;
  courseId: string;
  lectureIds: string[];
}

interface Options {
  databaseUrl: string;
  /** Of the servers: their trial sign-in keeps its key there. */
  dataDir: string;
  /** People in the database, and how many of them are signed in. */
  users: number;
  signedIn: number;
}

/** Fills a PostgreSQL with the demo's learners, and signs some of them in who own a course. */
export async function signInLearners({ databaseUrl, dataDir, users, signedIn }: Options): Promise<BenchLearner[]> {
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const { db } = database;
  try {
    await fillEmptyDatabase({ ctx: { db, now: () => new Date() } });
    await fillDemoData({ db, users });
    const owners = await db
      .selectDistinctOn([user.id], {
        id: user.id,
        name: user.displayName,
        email: user.email,
        courseId: courseProduct.courseId,
      })
      .from(user)
      .innerJoin(courseUserProduct, eq(courseUserProduct.userId, user.id))
      .innerJoin(courseProduct, eq(courseProduct.id, courseUserProduct.productId))
      .limit(signedIn);
    const lectures = await db
      .select({ id: lecture.id, courseId: chapter.courseId })
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .where(and(eq(lecture.published, true), eq(chapter.freeSample, false)));
    const provider = await openLocalProvider({ dataDir, projectId: localProjectId });
    return await Promise.all(
      owners.map(async ({ id, name, email, courseId }) => {
        const credential = await provider.issueCredential({ name, email, providerId: 'google.com', hasKey: false });
        const { idToken, localId } = await provider.signIn(credential);
        await db.update(user).set({ uid: localId }).where(eq(user.id, id));
        const lectureIds = lectures.filter((one) => one.courseId === courseId).map((one) => one.id);
        return { token: idToken, courseId, lectureIds };
      }),
    );
  } finally {
    await db.execute('vacuum analyze');
    await database.close();
  }
}
