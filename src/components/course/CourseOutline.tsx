import type { Chapter, Course } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { LectureList } from './LectureList.tsx';

interface Props {
  course: Pick<Course, 'slug' | 'chapters' | 'courseProducts'>;
  /** Which chapters this reader can open: the samples, or every one. */
  access?: 'samples' | 'all';
  currentLectureId?: string;
  completedLectureIds?: ReadonlySet<string>;
  newLectureIds?: ReadonlySet<string>;
}

/** A course of more lectures folds its chapters: on a phone it would be ten screens high. */
const mostUnfolded = 20;

/** All chapters of a course, their lines numbered through. Of a long one the chapter is open in which the reader is. */
export function CourseOutline({ course, access = 'samples', ...marks }: Props) {
  const isLong = course.chapters.reduce((sum, { lectures }) => sum + lectures.length, 0) > mostUnfolded;
  const current = course.chapters.findIndex(({ lectures }) => lectures.some(({ id }) => id === marks.currentLectureId));
  const foldOf = ({ lectures }: Chapter, index: number) => {
    if (!isLong) return undefined;
    const hasNew = lectures.some(({ id }) => marks.newLectureIds?.has(id));
    return hasNew || index === Math.max(current, 0) ? 'open' : 'closed';
  };
  const linesBefore = (chapterIndex: number) =>
    course.chapters.slice(0, chapterIndex).reduce((sum, chapter) => sum + chapter.lectures.length, 0);
  return (
    <div className="grid gap-4">
      {course.chapters.map((chapter, index) => (
        <LectureList
          key={chapter.id}
          {...marks}
          chapter={chapter}
          fold={foldOf(chapter, index)}
          isFreeCourse={course.courseProducts.length === 0}
          isLocked={access === 'samples' && course.courseProducts.length > 0 && !chapter.freeSample}
          number={index + 1}
          firstLine={linesBefore(index) + 1}
          hrefOf={(lecture) => paths.lecture(course.slug, chapter.id, lecture.id)}
        />
      ))}
    </div>
  );
}
