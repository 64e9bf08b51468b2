import { ProfileContainer } from '#src/containers/ProfileContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/profile';
import { pageMeta } from './meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Profil',
    description: 'Tvoj profil, kurzy a\u00A0údaje.',
    path: paths.profile(),
    isHidden: true,
  });

export default function Profile() {
  return <ProfileContainer />;
}
