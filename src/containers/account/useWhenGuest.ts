import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentIdentity, onIdentityChange } from '#src/browser/identity/identity.ts';
import { isGuestHere } from '#src/browser/learning/guestHere.ts';

/** Nobody is signed in, and something was done here without an account. */
const isGuest = () => !currentIdentity().isLoading && currentIdentity().user === null && isGuestHere();

/**
 * The code of what a guest is shown, once there is something to show and the code has come. Until then, and where it does not come,
 * it is `null`, and the page as for everybody.
 */
export function useWhenGuest<Code extends object>(load: () => Promise<Code>): Code | null {
  const isHere = useSyncExternalStore(onIdentityChange, isGuest, () => false);
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (isHere) load().then((loaded) => setCode(() => loaded), reportError);
  }, [isHere, load]);
  return isHere ? code : null;
}
