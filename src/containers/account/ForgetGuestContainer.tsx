import { useState } from 'react';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { ForgetGuestDialog } from '#src/components/account/ForgetGuestDialog.tsx';
import { FooterButton } from '#src/components/layout/FooterButton.tsx';
import { useGuestCounts } from './useGuestCounts.ts';

/** Takes what a guest has done out of this browser, from the footer; nothing where there is none. */
export function ForgetGuestContainer() {
  const counts = useGuestCounts();
  const [isAsking, setAsking] = useState(false);
  if (Object.values(counts).every((count) => count === 0)) return null;
  return (
    <>
      <FooterButton id="vymazat-z-prehliadaca" isReady onPress={() => setAsking(true)}>
        Vymazať z&nbsp;tohto prehliadača
      </FooterButton>
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
