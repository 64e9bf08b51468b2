import { CourseResources } from '#src/components/course/CourseResources.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug } from '#src/queries/course.ts';
import type { Route } from './+types/courseResources';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadOnServer(context, { course: courseBySlug(params.slug) });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadInBrowser({ course: courseBySlug(params.slug) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  return pageMeta(matches, {
    title: `Zdroje ku kurzu ${course.name}`,
    description: `Dokumentácia, nástroje a čítanie, ktoré pomôžu pri kurze ${course.name}.`,
    path: paths.courseResources(course.slug),
  });
};

export default function CourseResourcesRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={courseBySlug(params.slug)}>
      {(course) => <CourseResources course={course} />}
    </QuerySection>
  );
}
