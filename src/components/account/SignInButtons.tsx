import type { ReactNode } from 'react';
import { SocialIcon } from '#src/components/layout/SocialIcon.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import type { SignInMethod } from '#src/domain/signIn.ts';

interface Props {
  /** The way that is under way; the other one waits meanwhile. */
  busy: SignInMethod | null;
  onSignIn: (provider: SignInMethod) => void;
}

/** What the buttons say; an error that offers another way says the same. */
export const signInLabels: Record<SignInMethod, string> = {
  google: 'Prihlásiť sa cez Google',
  github: 'Prihlásiť sa cez GitHub',
};

const googleArcs = {
  '#EA4335': 'M5.3 8.1A7.75 7.75 0 0 1 17.5 6.5',
  '#FBBC05': 'M5.3 15.9a7.75 7.75 0 0 1 0-7.8',
  '#34A853': 'M17.2 17.8A7.75 7.75 0 0 1 5.3 15.9',
  '#4285F4': 'M12.2 12h7.55a7.75 7.75 0 0 1-2.5 5.75',
};

const marks: Record<SignInMethod, ReactNode> = {
  google: (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" strokeWidth="3.6">
      {Object.entries(googleArcs).map(([colour, arc]) => (
        <path key={colour} d={arc} stroke={colour} />
      ))}
    </svg>
  ),
  github: <SocialIcon network="github" />,
};

/** The two ways to sign in (spec 2, sign-in); both lead through a page of the identity provider. */
export function SignInButtons({ busy, onSignIn }: Props) {
  return (
    <div className="needs-script grid w-full max-w-sm gap-3">
      {(Object.keys(signInLabels) as SignInMethod[]).map((provider) => (
        <Button
          key={provider}
          kind="quiet"
          wide
          state={busy === provider ? 'busy' : busy ? 'disabled' : 'ready'}
          onPress={() => onSignIn(provider)}
        >
          {marks[provider]}
          {signInLabels[provider]}
        </Button>
      ))}
    </div>
  );
}
