import { OnboardingContainer } from '#src/containers/profile/OnboardingContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/onboarding';
import { pageMeta } from './parts/meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Vitaj',
    description: 'Posledný krok k\u00A0účtu: vytvor si profil.',
    path: paths.onboarding(),
    isHidden: true,
  });

export default function Onboarding() {
  return <OnboardingContainer />;
}
