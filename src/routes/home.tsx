import { useContext } from 'react';
import { text as keptHomeScript } from '#src/browser/page/keptHomeScript.ts?script';
import { HomeContainer } from '#src/containers/home/HomeContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBeginning, courseOverview } from '#src/queries/course.ts';
import { postList } from '#src/queries/post.ts';
import { videoList } from '#src/queries/video.ts';
import { site } from '#src/site.ts';
import type { Route } from './+types/home';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { feedLink, pageMeta } from './parts/meta.ts';
import { ServerPartsContext } from './parts/serverParts.ts';

const queries = {
  beginning: courseBeginning(),
  courses: courseOverview(1),
  articles: postList('article', 1),
  episodes: postList('podcast', 1),
  videos: videoList(1),
};

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, queries);

export const clientLoader = () => loadInBrowser(queries);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: site.name,
    description: site.description,
    path: '/',
    subject: { kind: 'organization' },
  }),
  feedLink('Články', paths.articlesFeed()),
  feedLink('Podcast', paths.podcastFeed()),
];

export default function Home() {
  const parts = useContext(ServerPartsContext);
  return (
    <HomeContainer
      script={
        // It has run when React comes: the browser's bundle does without its text.
        <script
          nonce={parts?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR || import.meta.env.DEV ? keptHomeScript : '' }}
        />
      }
    />
  );
}
