import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import type { Route } from './+types/feedback';
import { pageMeta } from './meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Feedback',
    description: 'Napíš nám, čo ti v lekciách pomohlo, čo chýba a kde sme spravili chybu.',
    path: paths.feedback(),
  });

export default function Feedback() {
  return (
    <PlainScreen
      title="Povedz nám, čo zlepšiť"
      lead={
        'Nerozumieš niektorej lekcii, našiel sa preklep alebo ti niečo chýba? Napíš nám e-mail. Stačí jedna veta a\u00A0názov lekcie.'
      }
    >
      <ButtonLink href={`mailto:${site.email}?subject=${encodeURIComponent('Feedback k stránke')}`}>
        Napísať e-mail
      </ButtonLink>
      <p className="text-muted">
        Adresa: <b className="text-secondary">{site.email}</b>
      </p>
    </PlainScreen>
  );
}
