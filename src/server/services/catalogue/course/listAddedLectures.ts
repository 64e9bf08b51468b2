import type { Ctx } from '#src/server/context.ts';
import { listMyCourses } from './listMyCourses.ts';
import type { OutlineLine } from './outlinesOf.ts';

/** A lecture that is new to the caller, and its course. */
export interface AddedLecture {
  course: { name: string; slug: string };
  lecture: OutlineLine;
}

/** More of them would be no news. */
const most = 5;

/** What came into the caller's courses after their last step there, the newest first. */
export async function listAddedLectures({ ctx }: { ctx: Ctx }): Promise<AddedLecture[]> {
  const mine = await listMyCourses({ ctx });
  return mine
    .flatMap(({ course, outline, own }) => {
      const added = new Set(own.progress.newLectureIds);
      return outline.filter(({ id }) => added.has(id)).map((lecture) => ({ course, lecture }));
    })
    .sort((one, other) => other.lecture.addedAt.getTime() - one.lecture.addedAt.getTime())
    .slice(0, most);
}
