import { InvitationContainer } from '#src/containers/account/InvitationContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/invitation';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Pozvánka do združenia',
    description: 'Prijatie pozvánky do zázemia webu.',
    path: paths.invitation(),
    isHidden: true,
  });

export default function Invitation() {
  return <InvitationContainer />;
}
