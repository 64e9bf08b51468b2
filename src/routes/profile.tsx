import { ProfileContainer } from '#src/containers/profile/ProfileContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/profile';
import { pageMeta } from './parts/meta.ts';

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
