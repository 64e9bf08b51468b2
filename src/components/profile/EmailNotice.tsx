import { Button } from '#src/components/ui/Button.tsx';

interface Props {
  email: string;
  /** Whether the learner has asked for the news. */
  isNewsAwaited: boolean;
  /** Signs out, and leads back here by the sign-in. */
  onSignInAgain: () => void;
}

/** Says that an address is not proven yet, what waits for it, and what to do. */
export function EmailNotice({ email, isNewsAwaited, onSignInAgain }: Props) {
  return (
    <section
      aria-label="E-mailová adresa"
      className="mt-10 grid max-w-prose justify-items-start gap-4 rounded-xl bg-accent-soft px-6 py-5 wrap-anywhere *:min-w-0"
    >
      <p className="font-strong">Tvoja e-mailová adresa ešte nie je potvrdená</p>
      <p>
        Účet, kurzy aj pokrok fungujú ako vždy. Na&nbsp;potvrdenie čakajú len e-maily, ktoré by sme ti posielali
        na&nbsp;{email}: o&nbsp;odpovediach na&nbsp;tvoje komentáre a&nbsp;novinky.
      </p>
      {isNewsAwaited && (
        <p>Novinky zapneš odkazom v&nbsp;e-maile, ktorý sme ti poslali. Ak to už je hotové, netreba nič viac.</p>
      )}
      <p>
        {isNewsAwaited ? 'Všetko ostatné' : 'Adresu'} potvrdí nové prihlásenie: cez Google s&nbsp;tou istou adresou,
        alebo cez GitHub, keď si adresu potvrdíš v&nbsp;jeho nastaveniach. Účet aj pokrok ti ostanú.
      </p>
      <Button kind="quiet" size="small" onPress={onSignInAgain}>
        Prihlásiť sa znova
      </Button>
    </section>
  );
}
