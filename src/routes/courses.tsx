import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { CourseListContainer } from '#src/containers/course/CourseListContainer.tsx';
import { courseOverview } from '#src/queries/course.ts';
import { nextCourseVote } from '#src/queries/nextCourse.ts';
import type { Route } from './+types/courses';
import { coursesMeta } from './parts/coursesMeta.ts';
import { loadInBrowser, loadOnServer } from './parts/load.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  // The vote for the next course can be sent without scripts; in the browser it comes when it is near.
  loadOnServer(context, { courses: courseOverview(1), vote: nextCourseVote(null) });

export const clientLoader = () => loadInBrowser({ courses: courseOverview(1) });

export const meta: Route.MetaFunction = ({ matches }) => coursesMeta(matches, 1);

export default function Courses() {
  return (
    <ListScreen title="Kurzy" lead="Vyber si, kde začneš. Prvú kapitolu každého kurzu si prečítaš hneď, bez účtu.">
      <CourseListContainer page={1} />
    </ListScreen>
  );
}
