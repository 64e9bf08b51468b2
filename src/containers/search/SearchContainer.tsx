import { useState } from 'react';
import { SearchForm } from '#src/components/search/SearchForm.tsx';
import { SearchIdeas } from '#src/components/search/SearchIdeas.tsx';
import { SearchResults } from '#src/components/search/SearchResults.tsx';
import { SearchScreen } from '#src/components/search/SearchScreen.tsx';
import { useSiteNavigate } from '#src/containers/layout/useSiteNavigate.ts';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { isSearchable, readSearch } from '#src/domain/search.ts';
import { siteSearch } from '#src/queries/search.ts';

interface Props {
  /** What the address searches; empty: nothing. */
  query: string;
  page: number;
}

/** The search of the site: what is typed becomes the address, which is what is searched. */
export function SearchContainer({ query, page }: Props) {
  const navigate = useSiteNavigate();
  // What was typed for another address is over, and the field keeps the focus.
  const [draft, setDraft] = useState({ query, text: query });
  const typed = draft.query === query ? draft.text : query;
  const form = (
    <SearchForm
      value={typed}
      onChange={(text) => setDraft({ query, text })}
      onSubmit={() => void navigate(paths.search(readSearch(typed)))}
      isBlank={query === ''}
    />
  );
  return (
    <SearchScreen form={form}>
      {isSearchable(query) ? (
        <QuerySection room="list" query={siteSearch(query, page)}>
          {(result) => <SearchResults query={query} result={result} />}
        </QuerySection>
      ) : (
        <SearchIdeas />
      )}
    </SearchScreen>
  );
}
