import { redirect } from 'react-router-dom';
import { ListScreen } from '#src/components/page/ListScreen.tsx';
import { CourseListContainer } from '#src/containers/course/CourseListContainer.tsx';
import { parsePage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { courseOverview } from '#src/queries/course.ts';
import type { Route } from './+types/coursesPaged';
import { coursesMeta } from './parts/coursesMeta.ts';
import { loadInBrowser, loadOnServer, notFound } from './parts/load.ts';

/** The first page has one address only. */
function pageFromPath(params: Route.LoaderArgs['params']): number {
  const page = parsePage(params.page) ?? notFound();
  if (page === 1) throw redirect(paths.courses(), 301);
  return page;
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadOnServer(context, { courses: courseOverview(pageFromPath(params)) });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadInBrowser({ courses: courseOverview(pageFromPath(params)) });

export const meta: Route.MetaFunction = ({ matches, params }) => coursesMeta(matches, parsePage(params.page) ?? 1);

export default function CoursesPaged({ params }: Route.ComponentProps) {
  const page = parsePage(params.page) ?? 1;
  return (
    <ListScreen title="Kurzy" lead={`Strana ${page}`}>
      <CourseListContainer page={page} />
    </ListScreen>
  );
}
