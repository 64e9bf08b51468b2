import { useEffect, useState } from 'react';
import type { SignInFailure } from '#src/browser/identity/firebaseIdentity.ts';
import { signInWithRedirect } from '#src/browser/identity/identity.ts';
import { type SignInError, SignInView } from '#src/components/account/SignInView.tsx';
import { useSiteNavigate } from '#src/containers/layout/useSiteNavigate.ts';
import { localPath } from '#src/domain/localPath.ts';
import { paths } from '#src/domain/paths.ts';
import type { SignInMethod } from '#src/domain/signIn.ts';
import { useProfile } from './useProfile.ts';
import { useSession } from './useSession.ts';

interface Props {
  isLocal: boolean;
  /** Where to go after signing in; only a path of this site is followed. */
  redirectUri?: string;
}

const messages: Record<SignInFailure['reason'], string> = {
  network: 'Nepodarilo sa spojiť so službou, cez ktorú sa prihlasuješ. Skontroluj pripojenie a\u00A0skús to znova.',
  cancelled: 'Prihlásenie sa nedokončilo. Môžeš to skúsiť znova, kedykoľvek budeš chcieť.',
  'other-method': 'S\u00A0touto e-mailovou adresou už máš účet. Prihlás sa doň spôsobom, ktorým vznikol.',
  'session-ended': 'Prihlásenie vypršalo. Prihlás sa, prosím, znova.',
  timeout: 'Služba, cez ktorú sa prihlasuješ, neodpovedá. Skús to, prosím, o\u00A0chvíľu znova.',
  unknown: 'Prihlásenie sa nepodarilo. Skús to, prosím, ešte raz.',
};

/** The sign-in screen on the session; whoever is signed in goes on to where they wanted. */
export function SignInContainer({ isLocal, redirectUri }: Props) {
  const { user, isLoading, error } = useSession();
  const navigate = useSiteNavigate();
  const [pressed, setPressed] = useState<SignInMethod | null>(null);
  const target = localPath(redirectUri) ?? paths.home();
  const { profile, status } = useProfile();
  // A page that is meant for learners would only be refused what it asks for by who has no profile yet.
  const next = profile === null ? paths.onboarding(target) : target;
  const isDecided = user !== null && status !== 'pending';
  useEffect(() => {
    if (isDecided) void navigate(next, { replace: true });
  }, [isDecided, navigate, next]);
  return (
    <SignInView
      busy={error ? null : pressed}
      onSignIn={(method) => {
        setPressed(method);
        void signInWithRedirect(method);
      }}
      error={isLoading || !error ? null : shown(error)}
      isLocal={isLocal}
      signedIn={user && { name: user.displayName ?? user.email ?? '', continueHref: target }}
    />
  );
}

function shown({ reason, otherMethod }: SignInFailure): SignInError {
  return { message: messages[reason], ...(otherMethod ? { provider: otherMethod } : {}) };
}
