import { useEffect, useRef, useState } from 'react';
import { currentIdentity, onIdentityChange, whoIsHere } from '#src/browser/identity/identity.ts';

/** Whether it is known whose programs they are; tells when they are somebody else's, and whether a guest has become a learner. */
export function useOwner(onOther: (isTakenOver: boolean) => void): boolean {
  const [isReady, setReady] = useState(false);
  const latest = useRef(onOther);
  useEffect(() => {
    latest.current = onOther;
  });
  useEffect(() => {
    let isHere = true;
    void whoIsHere().then(() => isHere && setReady(true));
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (!isReady) return;
    let before = currentIdentity().user?.uid ?? null;
    return onIdentityChange(() => {
      const now = currentIdentity().user?.uid ?? null;
      if (before === now) return;
      const isTakenOver = before === null;
      before = now;
      latest.current(isTakenOver);
    });
  }, [isReady]);
  return isReady;
}
