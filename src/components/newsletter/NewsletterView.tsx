import type { ReactNode } from 'react';
import { LinesPanel } from '#src/components/page/LinesPanel.tsx';
import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';

interface Props {
  /** The newsletter form. */
  children: ReactNode;
}

/** The newsletter's screen: by e-mail, or by RSS. */
export function NewsletterView({ children }: Props) {
  return (
    <PlainScreen
      title="Novinky"
      lead={'Nové kurzy, videá a\u00A0epizódy podcastu e-mailom, články a\u00A0podcast aj do\u00A0čítačky.'}
      aside={
        <LinesPanel
          title="Čo ti príde"
          lines={[
            'Nový kurz, hneď ako ho dokončíme.',
            'Nové video.',
            'Nová epizóda podcastu.',
            'Nič iné. Odhlásiť sa môžeš kedykoľvek.',
          ]}
        />
      }
    >
      {children}
      <div className="mt-6 grid gap-4">
        <h2 className="text-h3">Radšej cez RSS</h2>
        <p className="max-w-lead text-muted">
          Pridaj si náš kanál do čítačky alebo do aplikácie na podcasty a&nbsp;nové veci ti prídu samy, bez e-mailu.
        </p>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink href={paths.articlesFeed()} kind="quiet" icon="rss">
            RSS článkov
          </ButtonLink>
          <ButtonLink href={paths.podcastFeed()} kind="quiet" icon="rss">
            RSS podcastu
          </ButtonLink>
        </div>
      </div>
    </PlainScreen>
  );
}
