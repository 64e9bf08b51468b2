import { useQuery } from '@tanstack/react-query';
import type { Course } from '#src/contract/course.ts';
import { courseAccessFlags } from '#src/domain/courseAccess.ts';
import { ownCourse } from '#src/queries/course.ts';

/** Which chapters are open to a learner; `access` is undefined until it is known whether the course is theirs. */
export function useAccess(course: Course, userId: string) {
  const { data: own, isError, refetch } = useQuery(ownCourse(course.slug, userId));
  const products = course.courseProducts.length > 0 ? own?.courseProducts : [];
  const isClosed = products && courseAccessFlags(products, true).hasActiveProductsButIsNotOwnedByUser;
  const access: 'samples' | 'all' | undefined = products && (isClosed ? 'samples' : 'all');
  return { access, isError: isError && !access, refetch };
}
