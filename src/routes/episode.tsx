import { EpisodeContainer } from '#src/containers/podcast/EpisodeContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { postBySlug } from '#src/queries/post.ts';
import type { Route } from './+types/episode';
import { loadPostInBrowser, loadPostOnServer, postMeta } from './parts/postPage.ts';

export const loader = loadPostOnServer('podcast');

export const clientLoader = loadPostInBrowser('podcast');

export const meta = postMeta('podcast');

export default function EpisodeRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={postBySlug(params.slug)}>
      {(post) => <EpisodeContainer key={post.id} episode={post} />}
    </QuerySection>
  );
}
