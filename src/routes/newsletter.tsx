import { NewsletterPageContainer } from '#src/containers/NewsletterPageContainer.tsx';
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
  return <NewsletterPageContainer />;
}
