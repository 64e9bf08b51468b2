import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { SearchForm } from '#src/components/search/SearchForm.tsx';
import { SearchIdeas } from '#src/components/search/SearchIdeas.tsx';
import { SearchResults } from '#src/components/search/SearchResults.tsx';
import { SearchScreen } from '#src/components/search/SearchScreen.tsx';
import { paths } from '#src/domain/paths.ts';
import { searchResult, searchResultEmpty, searchResultLongTexts } from '#stories/fixtures/search.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Search',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const search = (query: string, results: ReactNode) =>
  screen(
    paths.search(query),
    <SearchScreen form={<SearchForm value={query} onChange={nothing} onSubmit={nothing} />}>{results}</SearchScreen>,
  );

export const Default = search('cyklus', <SearchResults query="cyklus" result={searchResult} />);

export const Blank = search('', <SearchIdeas />);

export const Nothing = search('kvantový', <SearchResults query="kvantový" result={searchResultEmpty} />);

export const LongTexts = search('slovo', <SearchResults query="slovo" result={searchResultLongTexts} />);

export const Loading = search('cyklus', loading('list'));

export const Failed = search('cyklus', failed('list'));
