import type { ReactNode } from 'react';
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
      lead={'Nové kurzy, videá, články a\u00A0epizódy podcastu: e-mailom alebo vo svojej čítačke.'}
    >
      {children}
      <div className="mt-6 grid gap-4">
        <h2 className="text-h3">Radšej cez RSS</h2>
        <p className="max-w-[34em] text-muted">
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
