import { redirect } from 'react-router-dom';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { CourseListContainer } from '#src/containers/CourseListContainer.tsx';
import { parsePage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { courseOverview } from '#src/queries/course.ts';
import type { Route } from './+types/coursesPaged';
import { coursesMeta } from './coursesMeta.ts';
import { loadInBrowser, loadOnServer, notFound } from './load.ts';

/** The first page has one address only. */
function pageOf(params: Route.LoaderArgs['params']): number {
  const page = parsePage(params.page) ?? notFound();
  if (page === 1) throw redirect(paths.courses(), 301);
  return page;
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadOnServer(context, { courses: courseOverview(pageOf(params)) });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadInBrowser({ courses: courseOverview(pageOf(params)) });

export const meta: Route.MetaFunction = ({ matches, params }) => coursesMeta(matches, parsePage(params.page) ?? 1);

export default function CoursesPaged({ params }: Route.ComponentProps) {
  const page = parsePage(params.page) ?? 1;
  return (
    <div className="page pb-18">
      <PageHeader title="Kurzy" lead={`Strana ${page}`} />
      <CourseListContainer page={page} />
    </div>
  );
}
