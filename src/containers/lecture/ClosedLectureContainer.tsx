import { ClosedLecture } from '#src/components/lecture/ClosedLecture.tsx';
import { LectureLocked } from '#src/components/lecture/LectureLocked.tsx';
import type { Chapter, Course, OutlineLecture } from '#src/contract/course.ts';
import { buyUrl } from '#src/domain/buyUrl.ts';
import { courseAccessFlags } from '#src/domain/courseAccess.ts';
import { freeChapterOf } from '#src/domain/freeChapter.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  course: Course;
  chapter: Chapter;
  lecture: OutlineLecture;
}

/** A closed lecture as a visitor sees it: what to do to open it. */
export function ClosedLectureContainer({ course, chapter, lecture }: Props) {
  const { hasActiveProductsButIsNotOwnedByUser } = courseAccessFlags(course.courseProducts, false);
  return (
    <ClosedLecture>
      <LectureLocked
        reason={hasActiveProductsButIsNotOwnedByUser ? 'course-not-owned' : 'sign-in-required'}
        price={course.priceText}
        buyHref={buyUrl(course)}
        loginHref={paths.login(paths.lecture(course.slug, chapter.id, lecture.id))}
        courseHref={paths.course(course.slug)}
        freeChapter={freeChapterOf(course)}
      />
    </ClosedLecture>
  );
}
