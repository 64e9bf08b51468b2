import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { download } from '#src/browser/download.ts';
import { deleteIdentity } from '#src/browser/identity.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeleteAccountDialog } from '#src/components/profile/DeleteAccountDialog.tsx';
import { ProfilePending } from '#src/components/profile/ProfilePending.tsx';
import { ProfileView } from '#src/components/profile/ProfileView.tsx';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import type { Profile } from '#src/contract/user.ts';
import { formatDate } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { deleteAccount, exportData, profileQuery, refusalOf } from '#src/queries/user.ts';
import { useProfile } from './useProfile.ts';
import { useSaveProfile } from './useSaveProfile.ts';
import { useSession } from './useSession.ts';

// Visitors are only asked to sign in here.
const MyCoursesContainer = lazy(() =>
  import('./MyCoursesContainer.tsx').then((module) => ({ default: module.MyCoursesContainer })),
);

const OrdersContainer = lazy(() =>
  import('./OrdersContainer.tsx').then((module) => ({ default: module.OrdersContainer })),
);

const exportName = 'prvy-riadok-moje-udaje.json';

function stateOf({ isPending, isError }: { isPending: boolean; isError: boolean }): 'ready' | 'busy' | 'failed' {
  if (isPending) return 'busy';
  return isError ? 'failed' : 'ready';
}

/** The learner's own screen: editing, export and deletion of their data. */
export function ProfileContainer() {
  const { user, isLoading } = useSession();
  const { profile, status, refetch } = useProfile();
  if (!isLoading && !user) return <SignInRequired href={paths.login(paths.profile())} />;
  if (profile) return <OwnProfile profile={profile} />;
  // Who has no profile yet is on the way to the onboarding.
  return <ProfilePending status={status === 'error' ? 'error' : 'loading'} onRetry={() => void refetch()} />;
}

function OwnProfile({ profile }: { profile: Profile }) {
  const { userId, logout, leaveTo } = useSession();
  const signInAgain = () => void leaveTo(paths.login(paths.profile()));
  const queryClient = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const update = useSaveProfile('update');
  const exporting = useMutation({
    mutationFn: async () => download(await exportData(sendToApi), exportName),
    networkMode: 'always',
  });
  const deleting = useMutation({
    mutationFn: () => deleteAccount(sendToApi),
    networkMode: 'always',
    onSuccess: async () => {
      await deleteIdentity();
      await logout();
      queryClient.removeQueries({ queryKey: profileQuery(userId ?? '', sendToApi).queryKey });
    },
  });
  return (
    <>
      <ProfileView
        profile={profile}
        memberSince={formatDate(profile.createdAt)}
        form={{
          state: update.isPending ? 'busy' : update.isSuccess ? 'saved' : 'ready',
          failure: update.error?.message ?? null,
          onSubmit: (draft) => update.mutate(draft),
        }}
        courses={
          userId !== null && (
            <Suspense>
              <MyCoursesContainer userId={userId} />
            </Suspense>
          )
        }
        orders={
          userId !== null && (
            <Suspense>
              <OrdersContainer userId={userId} />
            </Suspense>
          )
        }
        exportState={stateOf(exporting)}
        onExport={() => exporting.mutate()}
        onDelete={() => {
          deleting.reset();
          setDeleting(true);
        }}
        onSignInAgain={signInAgain}
      />
      <DeleteAccountDialog
        isOpen={isDeleting}
        state={refusalOf(deleting.error) === 'recent-sign-in-required' ? 'sign-in-needed' : stateOf(deleting)}
        onSignInAgain={signInAgain}
        onConfirm={() => deleting.mutate()}
        onClose={() => setDeleting(false)}
      />
    </>
  );
}
