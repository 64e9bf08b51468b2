import { AuthorContainer } from '#src/containers/author/AuthorContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { authorBySlug, authorOverview } from '#src/queries/author.ts';
import type { Route } from './+types/author';
import { loadInBrowser, loadOnServer, startPatience } from './parts/load.ts';
import { failedMeta, pageMeta } from './parts/meta.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data } = await loadOnServer(context, { author: authorBySlug(params.slug) });
  const { state } = await loadOnServer(context, { overview: authorOverview(data.author.id) });
  return { data: { author: data.author }, state };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const patience = startPatience();
  const page = await loadInBrowser({ author: authorBySlug(params.slug) }, patience);
  if (page.data.author) await loadInBrowser({ overview: authorOverview(page.data.author.id) }, patience);
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const author = loaderData?.data.author;
  if (!author) return failedMeta();
  return pageMeta(matches, {
    title: `${author.name} – ${author.role}`,
    description: `Kurzy, články a videá, ktoré pripravuje ${author.name}.`,
    path: paths.author(author.slug),
    subject: { kind: 'author', author },
  });
};

export default function AuthorRoute({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={authorBySlug(params.slug)}>
      {(author) => <AuthorContainer authorId={author.id} />}
    </QuerySection>
  );
}
