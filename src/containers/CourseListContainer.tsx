import { lazy } from 'react';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { Pagination } from '#src/components/ui/Pagination.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseOverview } from '#src/queries/course.ts';
import { QuerySection } from './QuerySection.tsx';
import { WhenNear } from './WhenNear.tsx';

const NextCourseVoteContainer = lazy(() =>
  import('./NextCourseVoteContainer.tsx').then((module) => ({ default: module.NextCourseVoteContainer })),
);

interface Props {
  page: number;
}

/** A page of the course overview; below the first one the vote for the next course. */
export function CourseListContainer({ page }: Props) {
  return (
    <>
      <QuerySection query={courseOverview(page)}>
        {(courses) => (
          <>
            <CourseGrid courses={courses.items} headingLevel="h2" />
            <Pagination
              label="Stránky kurzov"
              page={courses.page}
              pageCount={courses.pageCount}
              hrefOf={paths.courses}
            />
          </>
        )}
      </QuerySection>
      {page === 1 && (
        // As high as the ballot usually is, so that the footer stays where it was; the results need no room kept.
        <WhenNear id="dalsi-kurz" className="mt-18 min-h-[52rem] m:min-h-[30rem] l:min-h-[26rem] has-[ul]:min-h-0">
          <NextCourseVoteContainer />
        </WhenNear>
      )}
    </>
  );
}
