import { CourseContainer } from '#src/containers/course/CourseContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug } from '#src/queries/course.ts';
import { reviewOverview } from '#src/queries/review.ts';
import type { Route } from './+types/course';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data } = await loadOnServer(context, { course: courseBySlug(params.slug) });
  const reviews = await loadOnServer(context, { reviews: reviewOverview(data.course.id) });
  return { data: { ...data, ...reviews.data }, state: reviews.state };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const page = await loadInBrowser({ course: courseBySlug(params.slug) });
  // Only search engines read the reviews' numbers in the head: no navigation waits for them.
  return { ...page, data: { course: page.data.course, reviews: undefined } };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  return pageMeta(matches, {
    title: course.name,
    description: course.summary,
    path: paths.course(course.slug),
    subject: { kind: 'course', course, reviews: loaderData.data.reviews },
    crumbs: [
      { name: 'Kurzy', path: paths.courses() },
      { name: course.name, path: paths.course(course.slug) },
    ],
  });
};

export default function CourseRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={courseBySlug(params.slug)}>
      {(course) => <CourseContainer course={course} />}
    </QuerySection>
  );
}
