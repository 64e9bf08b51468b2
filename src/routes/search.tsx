import { useLocation } from 'react-router-dom';
import { SearchContainer } from '#src/containers/search/SearchContainer.tsx';
import { parsePage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { isSearchable, readSearch } from '#src/domain/search.ts';
import { siteSearch } from '#src/queries/search.ts';
import type { Route } from './+types/search';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { pageMeta } from './parts/meta.ts';
import type { PageHandle } from './parts/pageHandle.ts';

export const handle: PageHandle = { isSearch: true };

const pageOf = (search: string) => parsePage(new URLSearchParams(search).get('page')) ?? 1;
const queryOf = (search: string) => readSearch(new URLSearchParams(search).get('q'));

function queriesOf(request: Request): Record<string, ReturnType<typeof siteSearch>> {
  const { search } = new URL(request.url);
  const query = queryOf(search);
  return isSearchable(query) ? { result: siteSearch(query, pageOf(search)) } : {};
}

export const loader = ({ request, context }: Route.LoaderArgs) => loadOnServer(context, queriesOf(request));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadInBrowser(queriesOf(request));

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const query = queryOf(location.search);
  return pageMeta(matches, {
    title: isSearchable(query) ? `Hľadať: ${query}` : 'Hľadať',
    description: 'Hľadanie v kurzoch, lekciách, článkoch, videách a v podcaste.',
    path: paths.search(query),
    isHidden: query !== '',
  });
};

export default function Search() {
  const { search } = useLocation();
  return <SearchContainer query={queryOf(search)} page={pageOf(search)} />;
}
