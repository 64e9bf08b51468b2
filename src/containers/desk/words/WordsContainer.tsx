import { useMutation, useQuery } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import { useUndo } from '#src/containers/desk/kit/useUndo.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { decideWords, type WordsAct, wordCounts } from '#src/queries/desk/words/deskWords.ts';
import { BlocksContainer } from './BlocksContainer.tsx';
import { DeskCommentsContainer } from './DeskCommentsContainer.tsx';
import { DeskReviewsContainer } from './DeskReviewsContainer.tsx';
import { WaitingContainer } from './WaitingContainer.tsx';

const tabs = [
  { tab: '', name: 'Čaká', count: 'waiting' },
  { tab: 'vsetky', name: 'Všetky', count: 'comments' },
  { tab: 'skryte', name: 'Skryté', count: 'hidden' },
  { tab: 'hodnotenia', name: 'Hodnotenia', count: 'reviews' },
  { tab: 'zablokovani', name: 'Zablokovaní', count: 'blocks' },
] as const;

/** „Komentáre“: what people have written for others, what was reported of it, and who may not write. */
export function WordsContainer({ userId, id }: DeskScreenProps) {
  const path = deskPaths.comments();
  const { filters, typed, setTyped } = useListAddress(path);
  const counts = useQuery(wordCounts(userId));
  const { mutate } = useMutation(decideWords(sendToApi));
  const { setDone, undo, bar } = useUndo();
  useScreenKeys({ z: undo });
  const current = tabs.find(({ tab }) => tab === filters.tab) ?? tabs[0];
  const waiting = counts.data && counts.data.links + counts.data.repeats + counts.data.reported;
  const shared = {
    userId,
    id,
    tab: current.tab,
    announce: (text: string, back: WordsAct) => setDone({ text, undo: () => mutate(back) }),
  };
  return (
    <DeskPage
      title="Komentáre"
      actions={
        current.tab !== '' && (
          <DeskSearch
            label={current.tab === 'zablokovani' ? 'Hľadať podľa mena' : 'Hľadať v\u00A0texte a\u00A0menách'}
            value={typed}
            onChange={setTyped}
          />
        )
      }
    >
      <DeskSwitch
        label="Čo ukázať"
        choices={tabs.map(({ tab, name, count }) => ({
          name,
          href: withFilters(path, { tab }),
          isCurrent: tab === current.tab,
          count: (count === 'waiting' ? waiting : counts.data?.[count]) ?? null,
        }))}
      />
      {current.tab === 'zablokovani' && <BlocksContainer {...shared} />}
      {current.tab === 'hodnotenia' && <DeskReviewsContainer {...shared} />}
      {current.tab === '' && <WaitingContainer {...shared} counts={counts.data} />}
      {(current.tab === 'vsetky' || current.tab === 'skryte') && <DeskCommentsContainer {...shared} />}
      {bar}
    </DeskPage>
  );
}
