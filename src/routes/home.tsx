import { HomeContainer } from '#src/containers/HomeContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseOverview } from '#src/queries/course.ts';
import { postList } from '#src/queries/post.ts';
import { site } from '#src/site.ts';
import type { Route } from './+types/home';
import { loadInBrowser, loadOnServer } from './load.ts';
import { feedLink, pageMeta } from './meta.ts';
import { organization } from './structuredData.ts';

const queries = { courses: courseOverview(1), articles: postList('article', 1), episodes: postList('podcast', 1) };

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, queries);

export const clientLoader = () => loadInBrowser(queries);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: site.name,
    description: site.description,
    path: '/',
    structuredData: import.meta.env.SSR || import.meta.env.DEV ? (publicUrl) => [organization(publicUrl)] : null,
  }),
  feedLink('Články', paths.articlesFeed()),
  feedLink('Podcast', paths.podcastFeed()),
];

export default function Home() {
  return <HomeContainer />;
}
