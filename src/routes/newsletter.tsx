import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/newsletter';
import { pageMeta } from './meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Novinky',
    description: 'Nové články a epizódy podcastu vo svojej čítačke, bez reklám a bez sledovania.',
    path: paths.newsletter(),
  });

export default function Newsletter() {
  return (
    <PlainScreen
      title="Novinky"
      lead={
        'Nové články a\u00A0epizódy ti prídu samy, keď si pridáš náš kanál RSS do čítačky alebo do aplikácie na podcasty.'
      }
    >
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink href={paths.articlesFeed()} icon="rss">
          RSS článkov
        </ButtonLink>
        <ButtonLink href={paths.podcastFeed()} kind="quiet" icon="rss">
          RSS podcastu
        </ButtonLink>
      </div>
    </PlainScreen>
  );
}
