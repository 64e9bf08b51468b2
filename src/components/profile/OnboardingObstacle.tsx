import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { site } from '#src/site.ts';

/** Why there can be no profile: the sign-in came without an address, or with one that is another profile's. */
export type Obstacle = 'email-missing' | 'email-taken';

interface Props {
  obstacle: Obstacle;
  /** Signs out and leads to the sign-in. */
  onSignInAgain: () => void;
  /** Signs out and leads back to where the visitor came from. */
  onReadOn: () => void;
}

const words: Record<Obstacle, { title: string; lead: string; advice: string }> = {
  'email-missing': {
    title: 'Chýba nám tvoja e-mailová adresa',
    lead: 'Prihlásenie prebehlo v\u00A0poriadku, ale služba, cez ktorú sa prihlasuješ, nám tvoju adresu nepovedala. Bez nej účet vytvoriť nevieme.',
    advice:
      'Stáva sa to pri účtoch GitHub so skrytou adresou. Skús sa prihlásiť cez Google, alebo v\u00A0nastaveniach GitHubu povoľ prístup k\u00A0adrese a\u00A0prihlás sa znova.',
  },
  'email-taken': {
    title: 'S\u00A0touto adresou už účet máme',
    lead: 'Prihlásenie prebehlo v\u00A0poriadku, ale jeho e-mailová adresa patrí k\u00A0inému účtu na\u00A0tejto stránke. Druhý účet s\u00A0ňou vytvoriť nevieme.',
    advice: `Ak je ten účet tvoj, prihlás sa spôsobom, ktorým vznikol: čakajú v\u00A0ňom tvoje kurzy aj pokrok. Ak nie je, napíš nám na ${site.email} a\u00A0nájdeme riešenie.`,
  },
};

/** The onboarding of somebody for whom there can be no profile: what happened, what is not lost, and two ways on. */
export function OnboardingObstacle({ obstacle, onSignInAgain, onReadOn }: Props) {
  const { title, lead, advice } = words[obstacle];
  return (
    <PlainScreen title={title} lead={lead}>
      <div role="alert" className="grid max-w-lead gap-3 rounded-lg bg-accent-soft px-5 py-4">
        <p>{advice}</p>
        <p>
          Nič sa nestratilo. Články, podcast, videá a&nbsp;ukážky lekcií sú pre všetkých, aj bez účtu. Obe tlačidlá ťa
          najprv odhlásia.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onPress={onSignInAgain}>Prihlásiť sa inak</Button>
        <Button kind="quiet" onPress={onReadOn}>
          Pokračovať bez účtu
        </Button>
      </div>
    </PlainScreen>
  );
}
