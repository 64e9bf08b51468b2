import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskMark } from './DeskMark.tsx';

interface Props {
  state: 'loading' | 'anonymous' | 'no-role' | 'error';
  /** The address of who is signed in. */
  email: string | null;
  signInHref: string;
  homeHref: string;
  onSignInAsOther: () => void;
  onRetry: () => void;
}

/** What stands at the address of the desk for everybody who does not sit there, or not yet. */
export function DeskGate({ state, email, signInHref, homeHref, onSignInAsOther, onRetry }: Props) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 p-6 text-sm">
      <DeskMark />
      {state === 'loading' && (
        <>
          <h1 className="text-h3 font-bold">Zázemie webu</h1>
          <p role="status" className="text-muted">
            Zisťujeme, kto si…
          </p>
          <noscript>
            <p>Zázemie potrebuje JavaScript. Zapni ho v&nbsp;prehliadači a&nbsp;načítaj stránku znova.</p>
          </noscript>
        </>
      )}
      {state === 'anonymous' && (
        <>
          <h1 className="text-h3 font-bold">Sem majú prístup len ľudia zo združenia</h1>
          <p className="text-muted">Ak medzi nich patríš, prihlás sa. Vrátime ťa presne sem.</p>
          <DeskButtonLink kind="primary" href={signInHref}>
            Prihlásiť sa
          </DeskButtonLink>
        </>
      )}
      {state === 'no-role' && (
        <>
          <h1 className="text-h3 font-bold">Tento účet tu nemá žiadnu rolu</h1>
          <p className="wrap-anywhere text-muted">
            Účet {email} nepatrí nikomu, kto sa o&nbsp;web stará. Rolu ti môže dať niekto zo správy v&nbsp;časti Ľudia.
          </p>
          <DeskButton onPress={onSignInAsOther}>Prihlásiť sa iným účtom</DeskButton>
        </>
      )}
      {state === 'error' && (
        <>
          <h1 className="text-h3 font-bold">Zázemie sa nepodarilo otvoriť</h1>
          <p role="alert" className="text-muted">
            Nič sa nestratilo ani nezmenilo. Skontroluj pripojenie a&nbsp;skús to znova.
          </p>
          <DeskButton kind="primary" onPress={onRetry}>
            Skúsiť znova
          </DeskButton>
        </>
      )}
      <a href={homeHref} className="text-xs text-accent-text hover:underline">
        Prejsť na hlavnú stránku
      </a>
    </main>
  );
}
