import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { deleteIdentity } from '#src/browser/identity/identity.ts';
import { download } from '#src/browser/page/download.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeleteAccountDialog } from '#src/components/profile/DeleteAccountDialog.tsx';
import { ProfilePending } from '#src/components/profile/ProfilePending.tsx';
import { ProfileView } from '#src/components/profile/ProfileView.tsx';
import { SignInRequired } from '#src/components/profile/SignInRequired.tsx';
import { useProfile } from '#src/containers/account/useProfile.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { callState } from '#src/containers/ui/queryState.ts';
import type { Profile } from '#src/contract/user.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { paths } from '#src/domain/paths.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { deleteAccount, exportData, profileQuery } from '#src/queries/user.ts';
import { useSaveProfile } from './useSaveProfile.ts';

// Visitors are only asked to sign in here.
const MyCoursesContainer = lazy(() =>
  import('./MyCoursesContainer.tsx').then((module) => ({ default: module.MyCoursesContainer })),
);

const OwnClassesContainer = lazy(() =>
  import('#src/containers/school/OwnClassesContainer.tsx').then((module) => ({ default: module.OwnClassesContainer })),
);

const CertificatesContainer = lazy(() =>
  import('./CertificatesContainer.tsx').then((module) => ({ default: module.CertificatesContainer })),
);

const OrdersContainer = lazy(() =>
  import('./OrdersContainer.tsx').then((module) => ({ default: module.OrdersContainer })),
);

const refusals: Record<string, 'sign-in-needed' | 'last-admin'> = {
  'recent-sign-in-required': 'sign-in-needed',
  'last-admin': 'last-admin',
};

const exportName = 'prvy-riadok-moje-udaje.json';

/** The learner's own screen: editing, export and deletion of their data. */
export function ProfileContainer() {
  const { user, isLoading } = useSession();
  const { profile, status, refetch } = useProfile();
  if (!isLoading && !user) return <SignInRequired href={paths.login(paths.profile())} />;
  if (profile) return <OwnProfile profile={profile} />;
  // Who has no profile yet is on the way to the onboarding.
  return (
    <ProfilePending title="Profil" status={status === 'error' ? 'error' : 'loading'} onRetry={() => void refetch()} />
  );
}

function OwnProfile({ profile }: { profile: Profile }) {
  const { userId, logout, leaveTo } = useSession();
  const signInAgain = () => void leaveTo(paths.login(paths.profile()));
  const queryClient = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const update = useSaveProfile('update');
  const exporting = useMutation({
    mutationFn: async () => download(await exportData(sendToApi), exportName),
  });
  const deleting = useMutation({
    mutationFn: () => deleteAccount(sendToApi),
    onSuccess: async () => {
      const { forgetLearner } = await import('#src/browser/learning/leaveLearner.ts');
      forgetLearner(userId ?? '');
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
          failure: update.isError ? 'Nepodarilo sa zmeniť tvoj profil' : null,
          onSubmit: (draft) => update.mutate(draft),
        }}
        courses={
          userId !== null && (
            <CodeBoundary>
              <Suspense>
                <MyCoursesContainer userId={userId} />
              </Suspense>
            </CodeBoundary>
          )
        }
        certificates={
          userId !== null && (
            <CodeBoundary>
              <Suspense>
                <CertificatesContainer userId={userId} />
              </Suspense>
            </CodeBoundary>
          )
        }
        classes={
          userId !== null && (
            <CodeBoundary>
              <Suspense>
                <OwnClassesContainer userId={userId} />
              </Suspense>
            </CodeBoundary>
          )
        }
        orders={
          userId !== null && (
            <CodeBoundary>
              <Suspense>
                <OrdersContainer userId={userId} />
              </Suspense>
            </CodeBoundary>
          )
        }
        exportState={callState(exporting)}
        onExport={() => exporting.mutate()}
        onDelete={() => {
          deleting.reset();
          setDeleting(true);
        }}
        onSignInAgain={signInAgain}
      />
      <DeleteAccountDialog
        isOpen={isDeleting}
        state={refusals[refusalOf(deleting.error) ?? ''] ?? callState(deleting)}
        onSignInAgain={signInAgain}
        onConfirm={() => deleting.mutate()}
        onClose={() => setDeleting(false)}
      />
    </>
  );
}
