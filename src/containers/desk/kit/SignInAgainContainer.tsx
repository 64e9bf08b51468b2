import { useState } from 'react';
import { signOut } from '#src/browser/identity/identity.ts';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';

/**
 * Ends the session where it stands: the desk is covered with all that is typed, until the same person is back (`DeskContainer`). They
 * have nothing to mend then.
 */
export function SignInAgainContainer() {
  const [hasEnded, setEnded] = useState(false);
  if (hasEnded) return null;
  return <SignInAgain onSignIn={() => void signOut().then(() => setEnded(true))} />;
}
