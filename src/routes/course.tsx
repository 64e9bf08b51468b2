import { CourseView } from '#src/components/course/CourseView.tsx';
import { QuerySection } from '#src/containers/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug } from '#src/queries/course.ts';
import type { Route } from './+types/course';
import { loadInBrowser, loadOnServer } from './load.ts';
import { failedMeta, pageMeta } from './meta.ts';
import { breadcrumbList, courseData } from './structuredData.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadOnServer(context, { course: courseBySlug(params.slug) });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadInBrowser({ course: courseBySlug(params.slug) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  return pageMeta(matches, {
    title: course.name,
    description: course.summary,
    path: paths.course(course.slug),
    structuredData: (publicUrl) => [
      courseData(publicUrl, course),
      breadcrumbList(publicUrl, [
        { name: 'Kurzy', path: paths.courses() },
        { name: course.name, path: paths.course(course.slug) },
      ]),
    ],
  });
};

export default function CourseRoute({ params }: Route.ComponentProps) {
  return <QuerySection query={courseBySlug(params.slug)}>{(course) => <CourseView course={course} />}</QuerySection>;
}
