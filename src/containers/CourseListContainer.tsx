import { lazy, Suspense } from 'react';
import { whenNeeded } from '#src/browser/whenNeeded.ts';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { Pagination } from '#src/components/ui/Pagination.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import { paths } from '#src/domain/paths.ts';
import { courseOverview } from '#src/queries/course.ts';
import { QuerySection } from './QuerySection.tsx';

const voteId = 'dalsi-kurz';

// It stands at the end of the page: the browser gets its code when it is near.
const NextCourseVoteContainer = lazy(async () => {
  await whenNeeded(voteId);
  const module = await import('./NextCourseVoteContainer.tsx');
  return { default: module.NextCourseVoteContainer };
});

interface Props {
  page: number;
}

/** A page of the course overview; below the first one the vote for the next course. */
export function CourseListContainer({ page }: Props) {
  const isHydrated = useIsHydrated();
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
        <div id={voteId} className="needs-script mt-18 min-h-[52rem] m:min-h-[30rem] l:min-h-[26rem] has-[ul]:min-h-0">
          {isHydrated && (
            <Suspense>
              <NextCourseVoteContainer />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
