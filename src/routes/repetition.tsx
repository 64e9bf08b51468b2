import { RepetitionContainer } from '#src/containers/repetition/RepetitionContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/repetition';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Opakovanie',
    description: 'Päť minút denne: otázky z\u00A0dokončených lekcií sa vracajú vtedy, keď ich treba.',
    path: paths.repetition(),
    isHidden: true,
  });

export default function Repetition() {
  return <RepetitionContainer />;
}
