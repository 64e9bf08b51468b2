import { and, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

/** The condition that everybody may see that there is a lecture, joined to its chapter and course. Who may open it is another question. */
export function isLectureVisible(now: Date | Placeholder): SQL | undefined {
  return and(eq(lecture.published, true), eq(chapter.published, true), isVisible(course, now));
}
