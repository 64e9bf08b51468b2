import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LectureType } from '#src/contract/course.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';

/** A lecture as the outline of its course knows it; `isPublished` only together with its chapter. */
export interface OutlineLine {
  id: string;
  chapterId: string;
  name: string;
  type: LectureType;
  minutes: number;
  addedAt: Date;
  isPublished: boolean;
}

type WrittenLine = [
  ...place: [chapterPosition: number, position: number],
  ...what: [id: string, chapterId: string, name: string, type: LectureType, minutes: number],
  ...state: [addedAt: string, isPublished: boolean],
];

const writtenLines: SQL<WrittenLine[]> = sql`json_agg(json_build_array(
  ${chapter.position}, ${lecture.position},
  ${lecture.id}, ${lecture.chapterId}, ${lecture.name}, ${lecture.type}, ${lecture.minutes},
  ${lecture.addedAt}, ${chapter.published} and ${lecture.published}
))`;

/**
 * All lectures of courses by course, unpublished ones too, in the order of the outline. A course is one row, put in order
 * here: the embedded database takes several times longer for five hundred sorted ones (`npm run bench:learning`).
 */
export async function outlinesOf({ db }: Pick<Ctx, 'db'>, courseIds: string[]): Promise<Map<string, OutlineLine[]>> {
  const rows = await db
    .select({ courseId: chapter.courseId, lines: writtenLines })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .where(inArray(chapter.courseId, courseIds))
    .groupBy(chapter.courseId);
  return new Map(rows.map(({ courseId, lines }) => [courseId, lines.sort(byPlace).map(readLine)]));
}

/** Chapters by position, then by id; lectures within them likewise. */
function byPlace(one: WrittenLine, other: WrittenLine): number {
  const [chapterPosition, position, id, chapterId] = one;
  const [otherChapterPosition, otherPosition, otherId, otherChapterId] = other;
  return (
    chapterPosition - otherChapterPosition ||
    compare(chapterId, otherChapterId) ||
    position - otherPosition ||
    compare(id, otherId)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function readLine(line: WrittenLine): OutlineLine {
  const [, , id, chapterId, name, type, minutes, addedAt, isPublished] = line;
  return { id, chapterId, name, type, minutes, addedAt: new Date(addedAt), isPublished };
}
