import { useEffect, useSyncExternalStore } from 'react';
import { startRepeatSync } from '#src/browser/learning/repeatSync.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { RepetitionPage } from '#src/components/repetition/RepetitionPage.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { useSession } from '#src/containers/account/useSession.ts';
import { sectionStatus } from '#src/containers/ui/queryState.ts';
import { RepetitionSitting } from './RepetitionSitting.tsx';
import { type Finished, useGuestFinished, useOwnFinished } from './useFinishedQuestions.ts';

/** What returns today, of whoever is here: an account is not needed. */
export function RepetitionContainer() {
  const { userId, isLoading } = useSession();
  if (isLoading) {
    return (
      <RepetitionPage>
        <DataSection status="loading" data={undefined}>
          {() => null}
        </DataSection>
      </RepetitionPage>
    );
  }
  return userId === null ? <OfGuest /> : <OfLearner key={userId} userId={userId} />;
}

function OfGuest() {
  // What was answered without a connection; a learner's is sent on every page.
  useEffect(() => startRepeatSync({ owner: '', send: sendToApi, onGraded: () => {} }), []);
  return <Room owner="" finished={useGuestFinished()} />;
}

const OfLearner = ({ userId }: { userId: string }) => <Room owner={userId} finished={useOwnFinished(userId)} />;

function Room({ owner, finished: { query, data } }: { owner: string; finished: Finished }) {
  const isOffline = useOffline();
  if (data) return <RepetitionSitting owner={owner} finished={data} isOffline={isOffline} />;
  return (
    <RepetitionPage>
      <DataSection status={isOffline ? 'error' : sectionStatus(query)} data={data} onRetry={() => void query.refetch()}>
        {() => null}
      </DataSection>
    </RepetitionPage>
  );
}

function useOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}
