import { TextPage } from '#src/components/page/TextPage.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { pageContent } from '#src/queries/page.ts';
import type { Route } from './+types/about';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';

const content = pageContent('o-projekte');

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, { page: content });

export const clientLoader = () => loadInBrowser({ page: content });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.data.page;
  if (!page) return failedMeta();
  return pageMeta(matches, {
    title: page.title,
    description: page.summary,
    path: paths.about(),
    subject: { kind: 'organization' },
  });
};

export default function About() {
  return (
    <QuerySection room="page" query={content}>
      {(page) => <TextPage page={page} />}
    </QuerySection>
  );
}
