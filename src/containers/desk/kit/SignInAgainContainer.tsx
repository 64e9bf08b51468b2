import { useState } from 'react';
import { signOut } from '#src/browser/identity/identity.ts';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { useUser } from '#src/containers/account/useSession.ts';

/** Ends the session where it stands: the desk is covered with all that is typed, until the same person is back (`DeskContainer`). */
export function SignInAgainContainer() {
  const user = useUser();
  const [hasEnded, setEnded] = useState(false);
  return <SignInAgain isFresh={hasEnded && user !== null} onSignIn={() => void signOut().then(() => setEnded(true))} />;
}
