import { LectureContainer } from '#src/containers/LectureContainer.tsx';
import { QuerySection } from '#src/containers/QuerySection.tsx';
import type { Course } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug } from '#src/queries/course.ts';
import { lecturePreview, quizzesOfPreview } from '#src/queries/lecture.ts';
import type { Route } from './+types/lecture';
import { loadInBrowser, loadOnServer, notFound } from './load.ts';
import { failedMeta, pageMeta } from './meta.ts';
import { breadcrumbList } from './structuredData.ts';

type Address = Route.LoaderArgs['params'];

function find(course: Course, { chapterId, lectureId }: Address) {
  const chapter = course.chapters.find((candidate) => candidate.id === chapterId);
  const lecture = chapter?.lectures.find((candidate) => candidate.id === lectureId);
  return chapter && lecture ? { chapter, lecture } : null;
}

/** The lecture's own queries; none for a closed one: only a free sample can be read without an account. */
function contentQueries(course: Course, address: Address) {
  const found = find(course, address) ?? notFound();
  if (!found.chapter.freeSample) return null;
  return { lecture: lecturePreview(address.lectureId), quizzes: quizzesOfPreview(address.lectureId) };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const outline = await loadOnServer(context, { course: courseBySlug(params.courseSlug) });
  const queries = contentQueries(outline.data.course, params);
  if (!queries) return { ...outline, data: { ...outline.data, lecture: undefined } };
  const { data, state } = await loadOnServer(context, queries);
  return { data: { ...outline.data, lecture: data.lecture }, state };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { course } = (await loadInBrowser({ course: courseBySlug(params.courseSlug) })).data;
  const queries = course && contentQueries(course, params);
  const lecture = queries ? (await loadInBrowser(queries)).data.lecture : undefined;
  return { data: { course, lecture } };
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const course = loaderData?.data.course;
  const found = course && find(course, params);
  if (!found) return failedMeta();
  const { chapter, lecture } = found;
  const path = paths.lecture(course.slug, chapter.id, lecture.id);
  return pageMeta(matches, {
    title: `${lecture.name} – ${course.name}`,
    description: loaderData?.data.lecture?.summary ?? `Lekcia kurzu ${course.name}.`,
    path,
    type: 'article',
    isHidden: !chapter.freeSample,
    structuredData:
      import.meta.env.SSR || import.meta.env.DEV
        ? (publicUrl) => [
            breadcrumbList(publicUrl, [
              { name: 'Kurzy', path: paths.courses() },
              { name: course.name, path: paths.course(course.slug) },
              { name: lecture.name, path },
            ]),
          ]
        : null,
  });
};

export default function LectureRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection query={courseBySlug(params.courseSlug)}>
      {(course) => {
        const found = find(course, params) ?? notFound();
        return <LectureContainer course={course} chapter={found.chapter} lecture={found.lecture} />;
      }}
    </QuerySection>
  );
}
