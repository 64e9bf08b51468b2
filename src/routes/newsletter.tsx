import { NewsletterPageContainer } from '#src/containers/newsletter/NewsletterPageContainer.tsx';
import { newsletterLinks } from '#src/domain/newsletterLink.ts';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/newsletter';
import { pageMeta } from './parts/meta.ts';
import type { PageHandle } from './parts/pageHandle.ts';

/** A mail's link asks its question here; its token is nothing for a page that is kept. */
export const handle: PageHandle = { parameters: Object.values(newsletterLinks) };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Novinky',
    description: 'Nové články a epizódy podcastu vo svojej čítačke, bez reklám a bez sledovania.',
    path: paths.newsletter(),
  });

export default function Newsletter() {
  return <NewsletterPageContainer />;
}
