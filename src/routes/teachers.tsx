import { TeachersView } from '#src/components/school/TeachersView.tsx';
import { TeachingContainer } from '#src/containers/school/TeachingContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/teachers';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Pre učiteľov',
    description: 'Trieda s\u00A0kódom a\u00A0tabuľka splnených úloh pre učiteľov informatiky.',
    path: paths.teachers(),
  });

export default function Teachers() {
  return (
    <TeachersView>
      <TeachingContainer />
    </TeachersView>
  );
}
