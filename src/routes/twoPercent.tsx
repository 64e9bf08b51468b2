import { QuerySection } from '#src/containers/QuerySection.tsx';
import { TwoPercentContainer } from '#src/containers/TwoPercentContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import { pageContent } from '#src/queries/page.ts';
import type { Route } from './+types/twoPercent';
import { loadInBrowser, loadOnServer } from './load.ts';
import { failedMeta, pageMeta } from './meta.ts';

const content = pageContent('2-percenta');

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, { page: content });

export const clientLoader = () => loadInBrowser({ page: content });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.data.page;
  if (!page) return failedMeta();
  return pageMeta(matches, { title: page.title, description: page.summary, path: paths.twoPercent() });
};

export default function TwoPercent() {
  return <QuerySection query={content}>{(page) => <TwoPercentContainer page={page} />}</QuerySection>;
}
