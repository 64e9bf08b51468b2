import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { FeedbackContainer } from '#src/containers/FeedbackContainer.tsx';
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
        'Nerozumieš niektorej lekcii, našiel sa preklep alebo ti niečo chýba? Napíš nám. Stačí jedna veta a\u00A0názov lekcie.'
      }
    >
      <FeedbackContainer />
      <p className="text-muted">
        Radšej e-mail? Adresa: <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
      </p>
    </PlainScreen>
  );
}
