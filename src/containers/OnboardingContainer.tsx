import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Obstacle, OnboardingObstacle } from '#src/components/profile/OnboardingObstacle.tsx';
import { OnboardingView } from '#src/components/profile/OnboardingView.tsx';
import { ProfilePending } from '#src/components/profile/ProfilePending.tsx';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import { localPath } from '#src/domain/localPath.ts';
import { paths } from '#src/domain/paths.ts';
import { refusalOf } from '#src/queries/user.ts';
import { useProfile } from './useProfile.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import { useSession } from './useSession.ts';
import { useSiteNavigate } from './useSiteNavigate.ts';

/** Why the API makes no profile, where trying again changes nothing. */
const obstacles: Record<string, Obstacle> = {
  'email-required': 'email-missing',
  'email-belongs-to-another-profile': 'email-taken',
};

/** Makes the profile of a new learner, and leads them back to where they came from. */
export function OnboardingContainer() {
  const [searchParams] = useSearchParams();
  const { user, isLoading, leaveTo } = useSession();
  const { profile, status } = useProfile();
  const create = useSaveProfile('create');
  const from = localPath(searchParams.get('from'));

  if (!isLoading && !user) return <SignInRequired href={paths.login(paths.onboarding(from ?? undefined))} />;
  // Who has a profile has nothing to do here, nor has who has just made it.
  if (profile) return <GoOn to={from ?? paths.home()} />;
  if (!user || status === 'pending') return <ProfilePending status="loading" />;
  const obstacle = obstacles[refusalOf(create.error) ?? ''];
  if (obstacle) {
    return (
      <OnboardingObstacle
        obstacle={obstacle}
        onSignInAgain={() => void leaveTo(paths.login(from ?? undefined))}
        onReadOn={() => void leaveTo(from ?? paths.home())}
      />
    );
  }
  // A profile that could not be loaded is no profile (spec 8): the form stands here then, never an error.
  return (
    <OnboardingView
      name={user.displayName ?? ''}
      state={create.isPending ? 'busy' : 'ready'}
      failure={create.error?.message ?? null}
      onSubmit={(draft) => create.mutate(draft)}
    />
  );
}

function GoOn({ to }: { to: string }) {
  const navigate = useSiteNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
