import { PlanContainer } from '#src/containers/school/PlanContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/plan';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Plán kurzu',
    description: 'Ciele, čas, typické chyby a\u00A0riešenia úloh pre učiteľov.',
    path: paths.plan(params.slug),
    isHidden: true,
  });

export default function Plan({ params }: Route.ComponentProps) {
  return <PlanContainer key={params.slug} courseSlug={params.slug} />;
}
