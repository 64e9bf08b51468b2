import { JoinClassContainer } from '#src/containers/school/JoinClassContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/joinClass';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Pridať sa do triedy',
    description: 'Napíš kód triedy a\u00A0pridaj sa.',
    path: paths.joinClass(),
    isHidden: true,
  });

export default function JoinClass({ params }: Route.ComponentProps) {
  return <JoinClassContainer key={params.code} code={params.code ?? ''} />;
}
