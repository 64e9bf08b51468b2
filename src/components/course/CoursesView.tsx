import type { ReactNode } from 'react';
import { Pagination } from '#src/components/ui/Pagination.tsx';
import type { CoursePage } from '#src/contract/course.ts';
import { coursePaths } from '#src/domain/coursePaths.ts';
import { paths } from '#src/domain/paths.ts';
import { CoursePaths } from './CoursePaths.tsx';

interface Props {
  courses: CoursePage;
  /** Their cards. */
  children: ReactNode;
}

/** A page of the course overview: which course comes before which, and the courses. */
export function CoursesView({ courses: { items, page, pageCount }, children }: Props) {
  return (
    <>
      <CoursePaths paths={coursePaths(items).filter(({ courses }) => courses.length > 1)} />
      {children}
      <Pagination label="Stránky kurzov" page={page} pageCount={pageCount} hrefOf={paths.courses} />
    </>
  );
}
