import type { ReactNode } from 'react';
import { LinesPanel } from '#src/components/page/LinesPanel.tsx';
import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { site } from '#src/site.ts';

interface Props {
  /** The feedback form. */
  children: ReactNode;
}

/** The screen around the feedback form. */
export function FeedbackView({ children }: Props) {
  return (
    <PlainScreen
      title="Povedz nám, čo zlepšiť"
      lead={
        'Nerozumieš niektorej lekcii, našiel sa preklep alebo ti niečo chýba? Napíš nám. Stačí jedna veta a\u00A0názov lekcie.'
      }
      aside={
        <LinesPanel
          title="Čo nám pomôže"
          lines={[
            'Názov lekcie alebo adresa stránky.',
            'Čo sa malo stať a\u00A0čo sa stalo.',
            'Hlásenie o\u00A0chybe, ak nejaké bolo.',
          ]}
        />
      }
    >
      {children}
      <p className="text-muted">
        Radšej e-mail? Adresa: <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
      </p>
    </PlainScreen>
  );
}
