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
  const failure = deskFailure(saving.error, exportFailed);
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
            <MovementPart
              {...{ userId, book: data, hrefWith, hrefOfMonth, hrefOfPage, openId: pohyb }}
              isFiltered={query !== '' || druh !== ''}
            />
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

interface PartProps {
  userId: string;
  book: MovementPage;
  openId: string | null;
  isFiltered: boolean;
  hrefWith: (changed: Record<string, string | null>) => string;
  hrefOfMonth: (month: string) => string;
  hrefOfPage: (page: number) => string;
}

/** The lines, and beside them the open one or the state of the month. */
function MovementPart({ userId, book, openId, isFiltered, hrefWith, hrefOfMonth, hrefOfPage }: PartProps) {
  const { month, page, pageCount, total } = book;
  const opened = book.items.find(({ id }) => id === openId);
  const onThisPage = (open: string | null) => hrefWith({ pohyb: open, page: String(page) });
  return (
    <MovementBeside
      aside={
        opened ? (
          <OpenMovementContainer
            key={opened.id}
            userId={userId}
            line={opened}
            month={month}
            closeHref={onThisPage(null)}
          />
        ) : (
          <BookMonthContainer
            key={month}
            book={book}
            hrefOfMonth={hrefOfMonth}
            payoutsHref={hrefWith({ druh: 'vyplaty' })}
          />
        )
      }
    >
      <MovementList
        lines={book.items}
        hrefOf={onThisPage}
        currentId={openId}
        isFiltered={isFiltered}
        reset={<DeskButtonLink href={hrefOfMonth(month)}>Zobraziť všetky</DeskButtonLink>}
        sum={!isFiltered && <MovementSum month={month} sums={book.sums} />}
      >
        <DeskPager page={page} pageCount={pageCount} total={total} perPage={perPage} hrefOf={hrefOfPage} />
      </MovementList>
      <MovementKeys />
    </MovementBeside>
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
