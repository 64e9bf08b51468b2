import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { BrowserErrorList } from '#src/components/desk/overview/BrowserErrorList.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useUndo } from '#src/containers/desk/kit/useUndo.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { releasePattern } from '#src/contract/limits.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { releaseChoices } from '#src/domain/desk/overview/browserErrors.ts';
import { browserErrors, settleBrowserError } from '#src/queries/desk/overview/deskBrowserErrors.ts';

const perPage = 30;

/** „Chyby v prehliadačoch“: what went wrong in visitors' browsers, until somebody has settled it. */
export function BrowserErrorsContainer({ userId }: DeskScreenProps) {
  const { filters, page, hrefWith, hrefOfPage } = useListAddress(deskPaths.browserErrors());
  const navigate = useNavigate();
  const list = filters.list === 'vsetky' ? 'all' : 'open';
  // An address may be cut off or typed: what is no release is no filter.
  const release = releasePattern.test(filters.verzia ?? '') ? filters.verzia : undefined;
  const errors = useQuery(browserErrors(userId, { list, release, page }));
  const { mutate, isPending, variables, error: failure } = useMutation(settleBrowserError(sendToApi));
  const { setDone, bar } = useUndo();
  const settle = (id: string, isSettled: boolean) =>
    mutate(
      { id, isSettled },
      { onSuccess: () => isSettled && setDone({ text: 'Chyba je vybavená.', undo: () => settle(id, false) }) },
    );
  return (
    <DeskPage
      title={'Chyby v\u00A0prehliadačoch'}
      note={'Len z\u00A0našich skriptov a\u00A0bez údajov o\u00A0návštevníkoch.'}
    >
      <DeskFilters>
        <DeskSwitch
          label="Čo ukázať"
          choices={[
            { name: 'Otvorené', href: hrefWith({ list: null }), isCurrent: list === 'open' },
            { name: 'Všetky', href: hrefWith({ list: 'vsetky' }), isCurrent: list === 'all' },
          ]}
        />
        <FilterSelect
          label="Verzia"
          value={release ?? ''}
          options={releaseChoices(errors.data, release)}
          onChange={(verzia) => void navigate(hrefWith({ verzia }))}
        />
      </DeskFilters>
      {failure && (
        <DeskNote tone="danger" isAlert>
          {deskFailure(failure)}
        </DeskNote>
      )}
      <DeskSection {...sectionOf(errors)} rows={6}>
        {({ items, current, releases: _, ...place }) =>
          items.length === 0 ? (
            <DeskEmpty title={list === 'open' ? 'Nič nie je otvorené' : 'Zatiaľ žiadne chyby'}>
              Keď naše skripty narazia v&nbsp;prehliadačoch návštevníkov na chybu, bude tu, kde v&nbsp;kóde stojí, ako
              často a&nbsp;kedy sa stala. Čo sa neopakuje, sa po čase zmaže samo.
            </DeskEmpty>
          ) : (
            <BrowserErrorList
              errors={items}
              current={current}
              busyId={isPending ? variables.id : null}
              onSettle={({ id }, isSettled) => settle(id, isSettled)}
            >
              {place.pageCount > 1 && <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />}
            </BrowserErrorList>
          )
        }
      </DeskSection>
      {bar}
    </DeskPage>
  );
}
