import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Obstacle, OnboardingObstacle } from '#src/components/profile/OnboardingObstacle.tsx';
import { OnboardingView } from '#src/components/profile/OnboardingView.tsx';
import { ProfileExists } from '#src/components/profile/ProfileExists.tsx';
import { ProfilePending } from '#src/components/profile/ProfilePending.tsx';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import { useProfile } from '#src/containers/account/useProfile.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import { useSiteNavigate } from '#src/containers/layout/useSiteNavigate.ts';
import type { Profile, ProfileDraft } from '#src/contract/user.ts';
import { minutes } from '#src/domain/duration.ts';
import { localPath } from '#src/domain/localPath.ts';
import { paths } from '#src/domain/paths.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/** Why the API makes no profile, where trying again changes nothing. */
const obstacles: Record<string, Obstacle> = {
  'email-required': 'email-missing',
  'email-belongs-to-another-profile': 'email-taken',
};

/** Makes the profile of a new learner, and leads them back to where they came from. */
export function OnboardingContainer() {
  const [searchParams] = useSearchParams();
  const { user, isLoading, leaveTo } = useSession();
  const { profile, status, refetch } = useProfile();
  const create = useSaveProfile('create');
  const from = localPath(searchParams.get('from'));

  if (!isLoading && !user) return <SignInRequired href={paths.login(paths.onboarding(from ?? undefined))} />;
  // It was made meanwhile, in another window.
  const existing = create.isSuccess && !isAsSent(create.data, create.variables) ? create.data : null;
  if (existing) {
    return (
      <ProfileExists name={existing.displayName} continueHref={from ?? paths.home()} profileHref={paths.profile()} />
    );
  }
  // Who has a profile has nothing to do here, nor has who has just made it.
  if (profile) return <GoOn to={from ?? paths.home()} />;
  if (!user || status === 'pending') return <ProfilePending title="Vitaj" status="loading" />;
  // Whether there is one is not known: a form for a new one would ask what was answered long ago.
  if (status === 'error') return <ProfilePending title="Vitaj" status="error" onRetry={() => void refetch()} />;
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
  return (
    <OnboardingView
      name={user.displayName ?? ''}
      state={create.isPending ? 'busy' : 'ready'}
      failure={create.isError ? 'Nepodarilo sa pridať používateľa' : null}
      onSubmit={(draft) => create.mutate(draft)}
    />
  );
}

/** Whether the API has made the profile of this draft; whoever has one already gets that, as it was. */
function isAsSent(profile: Profile, draft: ProfileDraft): boolean {
  const isSame =
    profile.displayName === draft.displayName.trim() && profile.receiveNewsletter === draft.receiveNewsletter;
  return isSame || Date.parse(profile.createdAt) > Date.now() - minutes(1);
}

function GoOn({ to }: { to: string }) {
  const navigate = useSiteNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
