import type { Course } from '#src/contract/course.ts';
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

/** All chapters of a course, their lines numbered through. */
export function CourseOutline({ course, access = 'samples', ...marks }: Props) {
  const linesBefore = (chapterIndex: number) =>
    course.chapters.slice(0, chapterIndex).reduce((sum, chapter) => sum + chapter.lectures.length, 0);
  return (
    <div className="grid gap-4">
      {course.chapters.map((chapter, index) => (
        <LectureList
          key={chapter.id}
          {...marks}
          chapter={chapter}
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
