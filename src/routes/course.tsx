import { CourseContainer } from '#src/containers/CourseContainer.tsx';
import { QuerySection } from '#src/containers/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug } from '#src/queries/course.ts';
import { reviewOverview } from '#src/queries/review.ts';
import type { Route } from './+types/course';
import { loadInBrowser, loadOnServer } from './load.ts';
import { failedMeta, pageMeta } from './meta.ts';
import { breadcrumbList, courseData } from './structuredData.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data } = await loadOnServer(context, { course: courseBySlug(params.slug) });
  const reviews = await loadOnServer(context, { reviews: reviewOverview(data.course.id) });
  return { data: { ...data, ...reviews.data }, state: reviews.state };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { course } = (await loadInBrowser({ course: courseBySlug(params.slug) })).data;
  // Only search engines read the reviews' numbers in the head: no navigation waits for them.
  return { data: { course, reviews: undefined } };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  return pageMeta(matches, {
    title: course.name,
    description: course.summary,
    path: paths.course(course.slug),
    structuredData:
      import.meta.env.SSR || import.meta.env.DEV
        ? (publicUrl) => [
            courseData(publicUrl, course, loaderData.data.reviews),
            breadcrumbList(publicUrl, [
              { name: 'Kurzy', path: paths.courses() },
              { name: course.name, path: paths.course(course.slug) },
            ]),
          ]
        : null,
  });
};

export default function CourseRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection query={courseBySlug(params.slug)}>{(course) => <CourseContainer course={course} />}</QuerySection>
  );
}
