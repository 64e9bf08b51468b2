import { useState } from 'react';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { ForgetGuestDialog } from '#src/components/account/ForgetGuestDialog.tsx';
import { KeptHere } from '#src/components/account/KeptHere.tsx';
import { paths } from '#src/domain/paths.ts';
import { useGuestCounts } from './useGuestCounts.ts';

interface Props {
  /** Where the sign-in leads back to. */
  returnTo: string;
}

/** What a guest has done in this browser, with the ways to keep it and to delete it; nothing where there is none. */
export function KeptHereContainer({ returnTo }: Props) {
  const counts = useGuestCounts();
  const [isAsking, setAsking] = useState(false);
  if (Object.values(counts).every((count) => count === 0)) return null;
  return (
    <>
      <KeptHere
        counts={counts}
        lasts={guestLearning.isStored() ? 'always' : 'page'}
        loginHref={paths.login(returnTo)}
        onForget={() => setAsking(true)}
      />
      <ForgetGuestDialog
        isOpen={isAsking}
        counts={counts}
        onConfirm={() => {
          setAsking(false);
          guestLearning.forget();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
