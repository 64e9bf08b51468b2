import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { type Opened, openedLately } from '#src/browser/storage/openedLately.ts';
import { SearchSheet, type SheetState } from '#src/components/search/SearchSheet.tsx';
import { useSiteNavigate } from '#src/containers/layout/useSiteNavigate.ts';
import type { SearchResult } from '#src/contract/search.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { isSearchable, readSearch } from '#src/domain/search.ts';
import { groupsOf, type SearchLine } from '#src/domain/searchLines.ts';
import { ApiError, readFromApi } from '#src/queries/apiClient.ts';
import { typedAddress, typedSearch } from '#src/queries/search.ts';
import { useTyped } from './useTyped.ts';

interface Props {
  isOpen: boolean;
  /** What was typed before this was here; asked once. */
  takeTyped: () => string;
  onClose: () => void;
}

/** Milliseconds after the last key: until the server is asked, until the number is told, until waiting is worth a word. */
const pause = 60;
const untilTold = 400;
const untilSlow = 1_500;
/** One letter begins a word of everything. */
const shortest = 2;
const tries = 3;

/** Search while typing: asks after the last key, forgets what is asked for no more, and opens what was chosen. */
export function SearchSheetContainer({ isOpen, takeTyped, onClose }: Props) {
  const navigate = useSiteNavigate();
  const [query, setQuery] = useState('');
  // Up to the moment in which the field stands here: it is typed elsewhere until then.
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed !== '') setQuery(typed);
  }, [takeTyped]);
  const words = readSearch(query);
  const asked = useTyped(words, pause);
  const rested = useTyped(words, untilTold);
  const waited = useTyped(words, untilSlow);
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  const search = useQuery({
    ...typedSearch(asked),
    // By the signal an answer that nobody waits for any more is given up.
    queryFn: ({ signal }) => readFromApi((path) => sendToApi(path, { signal }), typedAddress(asked)),
    enabled: isOpen && isOnline && asked.length >= shortest && isSearchable(asked),
    placeholderData: keepPreviousData,
    throwOnError: false,
    // Too many at once: a moment later there is room.
    retry: (failures, error) => error instanceof ApiError && [429, 503].includes(error.status) && failures < tries,
    retryDelay: (failures) => 500 * (failures + 1),
  });
  const isAnswered = asked === words && !search.isPlaceholderData;
  const lately = isOpen ? openedLately.get() : [];
  const result = search.data;
  const state = stateOf();
  const groups =
    state.is === 'blank'
      ? latelyGroups(lately, '')
      : state.is === 'offline' && !(isAnswered && result)
        ? latelyGroups(lately, words)
        : result && words.length >= shortest
          ? groupsOf(result.items)
          : [];
  // The next search begins anew; whoever only closes the sheet finds there what was typed.
  const leave = () => {
    setQuery('');
    onClose();
  };
  return (
    <SearchSheet
      isOpen={isOpen}
      query={query}
      state={state}
      groups={state.is === 'failed' ? [] : groups}
      spoken={rested === words ? spokenOf(state) : ''}
      onQuery={setQuery}
      onOpen={(line) => {
        openedLately.add(openedOf(line));
        leave();
      }}
      onSubmit={() => {
        leave();
        void navigate(paths.search(words));
      }}
      onRetry={() => void search.refetch()}
      onClose={onClose}
    />
  );

  function stateOf(): SheetState {
    if (!isOnline) return { is: 'offline' };
    if (words === '') return { is: 'blank' };
    if (isAnswered && search.isError) return { is: 'failed' };
    if (!isAnswered || !result) return { is: 'asking', isSlow: waited === words && words.length >= shortest };
    return result.total === 0 ? { is: 'nothing' } : { is: 'found', total: result.total, meant: result.meant };
  }
}

function spokenOf(state: SheetState): string {
  switch (state.is) {
    case 'found':
      return `${counted(state.total, 'vysledok')}${state.meant === null ? '' : ` pre „${state.meant}“`}`;
    case 'nothing':
      return 'Nič sme nenašli.';
    case 'failed':
      return 'Hľadanie teraz neodpovedá.';
    case 'offline':
      return 'Si offline.';
    default:
      return '';
  }
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const unmarked = (text: string) => [{ text, isFound: false }];

/** What this browser has opened, as long as it has the words. */
function latelyGroups(lately: readonly Opened[], words: string) {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const lines = lately
    .filter(({ name, place }) => plain(`${name} ${place}`).includes(plain(words)))
    .map(
      ({ href, name, place, line }): SearchLine => ({
        href,
        mark: line ?? 'page',
        title: unmarked(name),
        note: unmarked(place),
        second: null,
      }),
    );
  return lines.length === 0 ? [] : [{ name: 'Naposledy', lines }];
}

const textOf = (parts: SearchResult['items'][number]['title']) => parts.map(({ text }) => text).join('');

const openedOf = ({ href, mark, title, note }: SearchLine): Opened => ({
  href,
  name: textOf(title),
  place: textOf(note),
  line: typeof mark === 'number' ? mark : null,
});
