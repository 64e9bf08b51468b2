import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { LearnerCardFoot } from '#src/components/course/LearnerCardFoot.tsx';
import type { CourseCard } from '#src/contract/course.ts';
import { guestCourses } from '#src/domain/guestProgress.ts';
import { courseBySlug } from '#src/queries/course.ts';
import { useGuestMarks } from './useGuestMarks.ts';

interface Props {
  courses: readonly CourseCard[];
  headingLevel?: 'h2' | 'h3';
  children?: ReactNode;
}

/** Course cards with what a guest has done of the courses; their outlines are public. */
export function GuestCourseGridContainer(grid: Props) {
  const marks = useGuestMarks();
  const begun = grid.courses.filter(({ id }) => marks.some(({ courseId }) => courseId === id));
  const outlines = useQueries({ queries: begun.map(({ slug }) => courseBySlug(slug)) });
  const own = guestCourses(
    outlines.flatMap(({ data }) => data ?? []),
    marks,
  );
  const footOf = ({ id }: CourseCard) => {
    const touched = own.find(({ course }) => course.id === id);
    return touched ? <LearnerCardFoot {...touched} /> : null;
  };
  return <CourseGrid {...grid} footOf={footOf} />;
}
