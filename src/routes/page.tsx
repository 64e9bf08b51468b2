import { TextPage } from '#src/components/page/TextPage.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { pageContent } from '#src/queries/page.ts';
import type { Route } from './+types/page';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadOnServer(context, { page: pageContent(params.slug) });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadInBrowser({ page: pageContent(params.slug) });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.data.page;
  if (!page) return failedMeta();
  const path = paths.page(page.slug);
  const subject = path === paths.about() ? { kind: 'organization' as const } : undefined;
  return pageMeta(matches, { title: page.title, description: page.summary, path, subject });
};

export default function Page({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={pageContent(params.slug)}>
      {(page) => <TextPage page={page} />}
    </QuerySection>
  );
}
