import { CourseEndContainer } from '#src/containers/ends/CourseEndContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug, courseEndings } from '#src/queries/course.ts';
import type { Route } from './+types/courseEnd';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data } = await loadOnServer(context, { course: courseBySlug(params.slug) });
  return loadOnServer(context, { course: courseBySlug(params.slug), endings: courseEndings(data.course.id) });
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadInBrowser({ course: courseBySlug(params.slug) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  return pageMeta(matches, {
    title: `Koniec kurzu ${course.name}`,
    description: `Čo vie, kto dokončil kurz ${course.name}, a\u00A0čo sa dá učiť ďalej.`,
    path: paths.courseEnd(course.slug),
    isHidden: true,
  });
};

export default function CourseEndRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={courseBySlug(params.slug)}>
      {(course) => <CourseEndContainer course={course} />}
    </QuerySection>
  );
}
