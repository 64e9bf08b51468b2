import type { ReactNode } from 'react';
import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import type { SignInMethod } from '#src/domain/signIn.ts';
import { site } from '#src/site.ts';
import { AccountBenefits } from './AccountBenefits.tsx';
import { SignInButtons, signInLabels } from './SignInButtons.tsx';

export interface SignInError {
  message: string;
  /** Another way that would work, when the address belongs to it. */
  provider?: SignInMethod;
}

interface Props {
  busy: SignInMethod | null;
  onSignIn: (provider: SignInMethod) => void;
  error: SignInError | null;
  /** The site's own identity provider for trying things out runs instead of Google and GitHub. */
  isLocal: boolean;
  /** Who is signed in already, and where they can go on. */
  signedIn: { name: string; continueHref: string } | null;
}

function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-accent-text underline underline-offset-4">
      {children}
    </a>
  );
}

/** The sign-in screen (spec 2). */
export function SignInView({ busy, onSignIn, error, isLocal, signedIn }: Props) {
  if (signedIn) {
    return (
      <PlainScreen title="Prihlásenie" lead={`Už máš účet otvorený ako ${signedIn.name}.`}>
        <ButtonLink href={signedIn.continueHref} icon="arrowRight">
          Pokračovať
        </ButtonLink>
      </PlainScreen>
    );
  }
  return (
    <PlainScreen
      title="Prihlásenie"
      lead={
        'S\u00A0účtom sa učí pokojnejšie: pamätáme si, kde pokračovať, a\u00A0keď sa zasekneš, môžeš sa opýtať. Účet je zadarmo.'
      }
      aside={<AccountBenefits />}
    >
      {error && (
        <div className="max-w-lead">
          <FailureNote
            action={
              error.provider && (
                <Button kind="quiet" size="small" onPress={() => error.provider && onSignIn(error.provider)}>
                  {signInLabels[error.provider]}
                </Button>
              )
            }
          >
            {error.message}
          </FailureNote>
        </div>
      )}
      <SignInButtons busy={busy} onSignIn={onSignIn} />
      <noscript>
        <p className="max-w-lead font-strong">
          Prihlásiť sa dá len so zapnutým JavaScriptom. Povoľ ho v&nbsp;prehliadači a&nbsp;načítaj stránku znova.
        </p>
      </noscript>
      {isLocal && (
        <p className="max-w-lead rounded-lg bg-accent-soft px-5 py-4">
          <b>Skúšobné prihlásenie na&nbsp;tomto počítači.</b> Meno a&nbsp;e-mail si v&nbsp;ďalšom kroku vymyslíš, Google
          ani GitHub sa o&nbsp;tom nedozvedia.
        </p>
      )}
      <p className="max-w-lead text-sm text-muted">
        Prihlásením súhlasíš s&nbsp;<DocumentLink href={site.documents.terms}>podmienkami používania</DocumentLink>. Čo
        robíme s&nbsp;tvojimi údajmi, sa dočítaš v&nbsp;dokumente{' '}
        <DocumentLink href={site.documents.privacy}>Ochrana osobných údajov</DocumentLink>.
      </p>
    </PlainScreen>
  );
}
