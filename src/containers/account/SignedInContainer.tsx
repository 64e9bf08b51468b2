import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SessionUser } from '#src/browser/identity/identity.ts';
import { leaveLearner } from '#src/browser/learning/leaveLearner.ts';
import { progressQueueOf } from '#src/browser/learning/ownProgress.ts';
import { followPurchases } from '#src/browser/learning/purchases.ts';
import { AccountMenu } from '#src/components/account/AccountMenu.tsx';
import { useSiteNavigate } from '#src/containers/layout/useSiteNavigate.ts';
import { paths } from '#src/domain/paths.ts';
import { useFollowSignIn } from './useFollowSignIn.ts';
import { useProfile } from './useProfile.ts';
import { useSession } from './useSession.ts';

const LearnerSyncContainer = lazy(() =>
  import('#src/containers/exercise/LearnerSyncContainer.tsx').then((module) => ({
    default: module.LearnerSyncContainer,
  })),
);

interface Props {
  user: SessionUser;
}

/** The header's menu of a signed-in learner, and the guard that sends one without a profile to onboarding (spec 4). */
export function SignedInContainer({ user }: Props) {
  const { logout } = useSession();
  const { profile, status, refetch } = useProfile();
  const { pathname, search, hash } = useLocation();
  const navigate = useSiteNavigate();
  const isMissing = profile === null && !/^\/(login|onboarding)(\/|$)/.test(pathname);
  useEffect(() => {
    if (isMissing) void navigate(paths.onboarding(pathname + search + hash), { replace: true });
  }, [isMissing, navigate, pathname, search, hash]);
  // Whose profile the API could not give is asked for with the next page.
  const askedAt = useRef(pathname);
  useEffect(() => {
    if (askedAt.current === pathname) return;
    askedAt.current = pathname;
    if (status === 'error') void refetch({ cancelRefetch: false });
  }, [pathname, status, refetch]);
  useFollowSignIn(user, profile ?? null);
  // Marks that could not be sent earlier leave from whichever page is open.
  useEffect(() => progressQueueOf(user.uid).start(), [user.uid]);
  useEffect(followPurchases, []);
  return (
    <>
      <AccountMenu
        name={profile?.displayName ?? user.displayName ?? user.email ?? 'Účet'}
        email={user.email}
        photoURL={profile?.photoURL ?? user.photoURL}
        onLogout={() => void leaveLearner(user.uid).then(logout)}
      />
      {profile && (
        <Suspense>
          <LearnerSyncContainer userId={user.uid} />
        </Suspense>
      )}
    </>
  );
}
