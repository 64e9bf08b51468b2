import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { download } from '#src/browser/page/download.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { MonthSwitch } from '#src/components/desk/money/MonthSwitch.tsx';
import { MovementBeside } from '#src/components/desk/money/MovementBeside.tsx';
import { MovementExport } from '#src/components/desk/money/MovementExport.tsx';
import { MovementKeys } from '#src/components/desk/money/MovementKeys.tsx';
import { MovementList } from '#src/components/desk/money/MovementList.tsx';
import { MovementNotes } from '#src/components/desk/money/MovementNotes.tsx';
import { MovementSum } from '#src/components/desk/money/MovementSum.tsx';
import { MovementSums } from '#src/components/desk/money/MovementSums.tsx';
import { useSession } from '#src/containers/account/useSession.ts';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { MovementPage } from '#src/contract/desk/money/deskMovements.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { movementParts } from '#src/domain/desk/money/movement.ts';
import { formatMonth, monthBeside } from '#src/domain/month.ts';
import { paths } from '#src/domain/paths.ts';
import { askBalance, deskMovements, exportMovements } from '#src/queries/desk/money/deskMovements.ts';
import { BookMonthContainer } from './BookMonthContainer.tsx';
import { OpenMovementContainer } from './OpenMovementContainer.tsx';

const perPage = 25;
const exportFailed = 'Súbor sa nepodarilo vytvoriť. V\u00A0pohyboch sa nezmenilo nič, skús to o\u00A0chvíľu znova.';

/** What moved money in a month, as the address filters it. */
export function MovementsContainer({ userId }: { userId: string }) {
  const { filters, page, query, typed, setTyped, hrefWith, hrefOfPage } = useListAddress(deskPaths.movements());
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { leaveTo } = useSession();
  const { mesiac = '', druh = '', pohyb = null } = filters;
  useCrumb('Pohyby');
  const kind = movementParts.find(({ param }) => param === druh)?.filter;
  const movements = useQuery(deskMovements(userId, { month: mesiac, kind, q: query, page }));
  const book = movements.data;
  const month = book?.month ?? mesiac;
  const hrefOfMonth = (of: string) => hrefWith({ mesiac: of, pohyb: null, druh: null, q: null });
  const previous = book && book.firstMonth < month ? hrefOfMonth(monthBeside(month, -1)) : null;
  const next = book && month < book.lastMonth ? hrefOfMonth(monthBeside(month, 1)) : null;
  const exportHref = hrefWith({ export: '1' });
  const saving = useMutation({
    mutationFn: async (hasPeople: boolean) =>
      download(await exportMovements(sendToApi, { month, people: hasPeople ? '1' : undefined }), `pohyby-${month}.csv`),
    onSuccess: () => navigate(hrefWith({ export: null })),
  });
  const asking = useMutation({
    mutationFn: () => askBalance(sendToApi),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  const now = useNow();
  useScreenKeys(
    {
      '[': previous === null ? undefined : () => void navigate(previous),
      ']': next === null ? undefined : () => void navigate(next),
      e: book && (() => void navigate(exportHref)),
    },
    false,
  );
  const opened = book?.items.find(({ id }) => id === pohyb);
  const failure = deskFailure(
    saving.error,
    () => void leaveTo(paths.login(location.pathname + location.search)),
    exportFailed,
  );
  return (
    <DeskPage
      title="Pohyby"
      actions={
        <>
          {month !== '' && <MonthSwitch month={month} previousHref={previous} nextHref={next} />}
          <DeskButton kind="primary" icon="download" onPress={() => void navigate(exportHref)}>
            Export pre účtovníčku…
          </DeskButton>
        </>
      }
    >
      <DeskSection {...sectionOf(movements)} rows={12}>
        {(data) => (
          <>
            <MovementNotes
              book={data}
              now={now}
              hrefOfOrder={deskPaths.order}
              asking={callState(asking)}
              onAsk={() => asking.mutate()}
            />
            <MovementSums month={data.month} sums={data.sums} isRunning={data.state === 'running'} />
            <DeskFilters>
              <DeskSearch label="Meno, doklad, suma" value={typed} onChange={setTyped} />
              <DeskSwitch label="Druh pohybov" choices={choicesOf(data, druh, hrefWith)} />
            </DeskFilters>
            <MovementBeside
              aside={
                opened ? (
                  <OpenMovementContainer
                    key={opened.id}
                    userId={userId}
                    line={opened}
                    month={data.month}
                    closeHref={hrefWith({ pohyb: null, page: String(page) })}
                  />
                ) : (
                  <BookMonthContainer
                    key={data.month}
                    book={data}
                    hrefOfMonth={hrefOfMonth}
                    payoutsHref={hrefWith({ druh: 'vyplaty' })}
                  />
                )
              }
            >
              <MovementList
                lines={data.items}
                hrefOf={(id) => hrefWith({ pohyb: id, page: String(page) })}
                currentId={pohyb}
                isFiltered={query !== '' || druh !== ''}
                reset={<DeskButtonLink href={hrefOfMonth(data.month)}>Zobraziť všetky</DeskButtonLink>}
                sum={query === '' && druh === '' && <MovementSum month={data.month} sums={data.sums} />}
              >
                <DeskPager
                  page={data.page}
                  pageCount={data.pageCount}
                  total={data.total}
                  perPage={perPage}
                  hrefOf={hrefOfPage}
                />
              </MovementList>
              <MovementKeys />
            </MovementBeside>
          </>
        )}
      </DeskSection>
      {filters.export !== undefined && book && (
        <MovementExport
          title={formatMonth(book.month)}
          {...controlOf(book)}
          isClosed={book.state === 'closed'}
          isBusy={saving.isPending}
          failure={failure}
          onDownload={(hasPeople) => saving.mutate(hasPeople)}
          onClose={() => void navigate(hrefWith({ export: null }))}
        />
      )}
    </DeskPage>
  );
}

function choicesOf(
  { sums }: MovementPage,
  chosen: string,
  hrefWith: (changed: Record<string, string | null>) => string,
) {
  const shown = movementParts.filter(({ filter }) => filter !== 'other' || sums.other.count > 0);
  return [
    { name: 'Všetky', href: hrefWith({ druh: null, pohyb: null }), isCurrent: chosen === '' },
    ...shown.map(({ name, param, filter }) => ({
      name,
      href: hrefWith({ druh: param, pohyb: null }),
      isCurrent: chosen === param,
      count: sums[filter].count,
    })),
  ];
}

/** How many movements the file has, and what of them is not a payout. */
function controlOf({ sums }: MovementPage) {
  const parts = movementParts.map(({ filter }) => sums[filter]);
  return {
    count: parts.reduce((all, { count }) => all + count, 0),
    control: parts.reduce((all, { sum }) => all + sum, 0) - sums.payouts.sum,
  };
}
