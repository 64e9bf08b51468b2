import { CoursesView } from '#src/components/course/CoursesView.tsx';
import { NextCourseRoom } from '#src/components/course/NextCourseRoom.tsx';
import { hydratedWhenNear } from '#src/containers/ui/hydratedWhenNear.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { nextCourseId } from '#src/domain/nextCourse.ts';
import { courseOverview } from '#src/queries/course.ts';
import { CourseGridContainer } from './CourseGridContainer.tsx';

const vote = hydratedWhenNear(
  nextCourseId,
  async () => (await import('./NextCourseVoteContainer.tsx')).NextCourseVoteContainer,
);

interface Props {
  page: number;
}

/** A page of the course overview; below the first one the vote for the next course. */
export function CourseListContainer({ page }: Props) {
  return (
    <>
      <QuerySection room="list" query={courseOverview(page)}>
        {(courses) => (
          <CoursesView courses={courses}>
            <CourseGridContainer courses={courses.items} headingLevel="h2" />
          </CoursesView>
        )}
      </QuerySection>
      {page === 1 && <NextCourseRoom>{vote}</NextCourseRoom>}
    </>
  );
}
