import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { LearnerCardFoot } from '#src/components/course/LearnerCardFoot.tsx';
import type { CourseCard } from '#src/contract/course.ts';
import { courseAccessFlags } from '#src/domain/courseAccess.ts';
import { myCourses } from '#src/queries/progress.ts';

interface Props {
  courses: readonly CourseCard[];
  headingLevel?: 'h2' | 'h3';
  userId: string;
  children?: ReactNode;
}

/** Course cards with what this learner has of the courses. */
export function LearnerCourseGridContainer({ userId, ...grid }: Props) {
  const { data, isError } = useQuery(myCourses(userId));
  const footOf = ({ id }: CourseCard) => {
    const own = data?.items.find(({ course }) => course.id === id);
    const isOwned = own && courseAccessFlags(own.course.courseProducts, true).hasActiveProductsAndIsOwnedByUser;
    return own && (isOwned || own.progress.completed > 0) ? <LearnerCardFoot {...own} /> : null;
  };
  // When it cannot be read, the cards say what they say to everybody.
  return <CourseGrid {...grid} footOf={data || isError ? footOf : undefined} />;
}
