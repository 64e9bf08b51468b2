import { useMutation, useQuery } from '@tanstack/react-query';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { BlockTable } from '#src/components/desk/words/BlockTable.tsx';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { blocks, decideWords } from '#src/queries/desk/words/deskWords.ts';
import type { WordsListProps } from './wordsList.ts';

const perPage = 30;

/** Who may not write now. */
export function BlocksContainer({ userId }: WordsListProps) {
  const path = deskPaths.comments();
  const { page, query, hrefOfPage } = useListAddress(path);
  const list = useQuery(blocks(userId, { q: query, page }));
  const { mutate, isPending, variables, error } = useMutation(decideWords(sendToApi));
  const busyUid = isPending && variables.act === 'unblock' ? variables.uid : null;
  return (
    <DeskSection {...sectionOf(list)}>
      {({ items, ...place }) => (
        <>
          {error && (
            <DeskNote tone="danger" isAlert>
              {deskFailure(error)}
            </DeskNote>
          )}
          {items.length === 0 ? (
            <WordsEmpty list="blocks" query={query} allHref={withFilters(path, { tab: 'vsetky' })} />
          ) : (
            <BlockTable blocks={items} busyUid={busyUid} onEnd={({ uid }) => mutate({ act: 'unblock', uid })}>
              {place.pageCount > 1 && <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />}
            </BlockTable>
          )}
        </>
      )}
    </DeskSection>
  );
}
