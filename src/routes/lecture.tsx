import { useContext } from 'react';
import { text as keptTasksScript } from '#src/browser/page/keptTasksScript.ts?script';
import { LectureContainer } from '#src/containers/lecture/LectureContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import type { Course } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug } from '#src/queries/course.ts';
import { lecturePreview, quizzesOfPreview } from '#src/queries/lecture.ts';
import type { Route } from './+types/lecture';
import { loadInBrowser, loadOnServer, notFound, startPatience } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';
import { ServerPartsContext } from './parts/serverParts.ts';

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
  const patience = startPatience();
  const outline = await loadInBrowser({ course: courseBySlug(params.courseSlug) }, patience);
  const { course } = outline.data;
  const queries = course && contentQueries(course, params);
  const content = queries && (await loadInBrowser(queries, patience));
  return { data: { course, lecture: content?.data.lecture }, late: outline.late ?? content?.late };
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
    crumbs: [
      { name: 'Kurzy', path: paths.courses() },
      { name: course.name, path: paths.course(course.slug) },
      { name: lecture.name, path },
    ],
  });
};

export default function LectureRoute({ params }: Route.ComponentProps) {
  const parts = useContext(ServerPartsContext);
  // It has run when React comes: the browser's bundle does without its text.
  const script = (
    <script
      nonce={parts?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR || import.meta.env.DEV ? keptTasksScript : '' }}
    />
  );
  return (
    <QuerySection room="page" query={courseBySlug(params.courseSlug)}>
      {(course) => {
        const found = find(course, params) ?? notFound();
        return <LectureContainer course={course} chapter={found.chapter} lecture={found.lecture} script={script} />;
      }}
    </QuerySection>
  );
}
