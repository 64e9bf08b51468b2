import { TwoPercentContainer } from '#src/containers/page/TwoPercentContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { nextTaxDeadline } from '#src/domain/taxDeadline.ts';
import { pageContent } from '#src/queries/page.ts';
import type { Route } from './+types/twoPercent';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';

const content = pageContent('2-percenta');

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await loadOnServer(context, { page: content })),
  deadline: nextTaxDeadline(new Date()),
});

export const clientLoader = async () => ({
  ...(await loadInBrowser({ page: content })),
  deadline: nextTaxDeadline(new Date()),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.data.page;
  if (!page) return failedMeta();
  return pageMeta(matches, { title: page.title, description: page.summary, path: paths.twoPercent() });
};

export default function TwoPercent({ loaderData }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={content}>
      {(page) => <TwoPercentContainer page={page} deadline={loaderData.deadline} />}
    </QuerySection>
  );
}
