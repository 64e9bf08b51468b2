import { ClassContainer } from '#src/containers/school/ClassContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/schoolClass';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Trieda',
    description: 'Tabuľka splnených úloh triedy.',
    path: paths.schoolClass(params.classId),
    isHidden: true,
  });

export default function SchoolClass({ params }: Route.ComponentProps) {
  return <ClassContainer key={params.classId} classId={params.classId} />;
}
