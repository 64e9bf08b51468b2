import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { CourseListContainer } from '#src/containers/CourseListContainer.tsx';
import { courseOverview } from '#src/queries/course.ts';
import type { Route } from './+types/courses';
import { coursesMeta } from './coursesMeta.ts';
import { loadInBrowser, loadOnServer } from './load.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, { courses: courseOverview(1) });

export const clientLoader = () => loadInBrowser({ courses: courseOverview(1) });

export const meta: Route.MetaFunction = ({ matches }) => coursesMeta(matches, 1);

export default function Courses() {
  return (
    <div className="page pb-18">
      <PageHeader title="Kurzy" lead="Vyber si, kde začneš. Prvú kapitolu každého kurzu si prečítaš hneď, bez účtu." />
      <CourseListContainer page={1} />
    </div>
  );
}
