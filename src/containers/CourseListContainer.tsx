import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { Pagination } from '#src/components/ui/Pagination.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseOverview } from '#src/queries/course.ts';
import { QuerySection } from './QuerySection.tsx';

interface Props {
  page: number;
}

/** A page of the course overview. */
export function CourseListContainer({ page }: Props) {
  return (
    <QuerySection query={courseOverview(page)}>
      {(courses) => (
        <>
          <CourseGrid courses={courses.items} headingLevel="h2" />
          <Pagination label="Stránky kurzov" page={courses.page} pageCount={courses.pageCount} hrefOf={paths.courses} />
        </>
      )}
    </QuerySection>
  );
}
