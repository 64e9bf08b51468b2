import { signOut } from '#src/browser/identity/identity.ts';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';

/** Ends the session where it stands: the desk is covered with all that is typed, until the same person is back (`DeskContainer`). */
export function SignInAgainContainer() {
  return <SignInAgain onSignIn={() => void signOut()} />;
}
