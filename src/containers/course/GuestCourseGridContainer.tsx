import type { ReactNode } from 'react';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { LearnerCardFoot } from '#src/components/course/LearnerCardFoot.tsx';
import type { CourseCard } from '#src/contract/course.ts';
import { guestCourses } from '#src/domain/guestProgress.ts';
import { useGuestOutlines } from './useGuestOutlines.ts';

interface Props {
  courses: readonly CourseCard[];
  headingLevel?: 'h2' | 'h3';
  children?: ReactNode;
}

/** Course cards with what a guest has done of the courses. */
export function GuestCourseGridContainer(grid: Props) {
  const { marks, outlines } = useGuestOutlines(grid.courses);
  const own = guestCourses(outlines, marks);
  const footOf = ({ id }: CourseCard) => {
    const touched = own.find(({ course }) => course.id === id);
    return touched ? <LearnerCardFoot {...touched} /> : null;
  };
  return <CourseGrid {...grid} footOf={footOf} />;
}
