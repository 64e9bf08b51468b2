import type { ReactNode } from 'react';
import type { CourseCard } from '#src/contract/course.ts';
import type { FirstLecture } from '#src/contract/courseBeginning.ts';
import { coursePaths } from '#src/domain/coursePaths.ts';
import { paths } from '#src/domain/paths.ts';
import { PageLine } from './PageLine.tsx';
import { type StartingPoint, StartingPoints } from './StartingPoints.tsx';

interface Props {
  courses: readonly CourseCard[];
  lecture: FirstLecture | null;
  /** Their cards. */
  children: ReactNode;
}

function startingPoints(courses: readonly CourseCard[], lecture: FirstLecture | null): StartingPoint[] {
  return coursePaths(courses).map(({ title, text, courses: [first, ...others] }) => {
    const isFirstLecture = others.length === 0 && lecture?.courseSlug === first.slug;
    return {
      title,
      text,
      action: isFirstLecture ? 'Začať prvou lekciou' : `Začať: ${first.name}`,
      href: isFirstLecture
        ? paths.lecture(lecture.courseSlug, lecture.chapterId, lecture.id)
        : paths.course(first.slug),
      illustrations: [first, ...others].map((course) => course.illustration),
    };
  });
}

/** The home page's third and fourth line: where to begin, and the courses. */
export function HomeCourses({ courses, lecture, children }: Props) {
  return (
    <>
      <PageLine number={3} title="Kde začať?">
        <StartingPoints points={startingPoints(courses, lecture)} />
      </PageLine>
      <PageLine number={4} title="Kurzy" more={{ name: 'Všetky kurzy', href: paths.courses() }} ground="tinted">
        {children}
      </PageLine>
    </>
  );
}
