import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { Pagination } from '#src/components/ui/Pagination.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { SearchResult } from '#src/contract/search.ts';
import { paths } from '#src/domain/paths.ts';
import { FoundItem } from './FoundItem.tsx';

interface Props {
  query: string;
  result: SearchResult;
}

/** What a search has found, the best first; or what to do when that is nothing. */
export function SearchResults({ query, result: { items, page, pageCount, total, meant } }: Props) {
  if (items.length === 0) {
    return (
      <EmptyState title={`Na „${query}“ sme nič nenašli`}>
        <p>Skús iné slovo alebo iba jeho začiatok. Pozrieť sa môžeš aj sem:</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={paths.courses()}>Všetky kurzy</TextLink>
          <TextLink href={paths.articles()}>Všetky články</TextLink>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="mb-8 text-sm text-muted wrap-anywhere">
        {meant !== null && `Na „${query}“ sme nič nenašli. `}
        Výsledky pre „{meant === null ? query : <TextLink href={paths.search(meant)}>{meant}</TextLink>}“: {total}
        {page > 1 && `, strana ${page}`}
      </p>
      <ol className="grid gap-8">
        {items.map((found) => (
          <li key={found.path}>
            <FoundItem found={found} />
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => paths.search(query, number)}
        label="Stránky výsledkov"
      />
    </>
  );
}
