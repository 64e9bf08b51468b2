import { SubscribeLinks } from '#src/components/podcast/SubscribeLinks.tsx';
import { paths } from '#src/domain/paths.ts';

/** The podcast's own feed, and the service that carries it. */
export function SubscribeLinksContainer() {
  return <SubscribeLinks feedHref={paths.podcastFeed()} services={[{ name: 'Spotify', href: '/spotify' }]} />;
}
