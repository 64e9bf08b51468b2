import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { download } from '#src/browser/page/download.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { OrderExport } from '#src/components/desk/money/OrderExport.tsx';
import { OrderList } from '#src/components/desk/money/OrderList.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { orderFilters } from '#src/domain/desk/money/deskOrder.ts';
import { formatMonth } from '#src/domain/month.ts';
import { deskOrders, deskProducts, exportOrders } from '#src/queries/desk/money/deskMoney.ts';

const perPage = 25;
const exportFailed = 'Súbor sa nepodarilo vytvoriť. Na webe sa nezmenilo nič, skús to o\u00A0chvíľu znova.';

/** Everybody's orders as the address filters them. */
export function OrderListContainer({ userId }: { userId: string }) {
  const { filters, page, query, typed, setTyped, hrefWith, hrefOfPage } = useListAddress(deskPaths.orders());
  const navigate = useNavigate();
  const { stav = '', produkt = '', mesiac = '' } = filters;
  const state = orderFilters.find(({ param }) => param === stav)?.state;
  const asked = { q: query, state, productId: produkt, month: mesiac };
  const orders = useQuery(deskOrders(userId, { ...asked, page }));
  const products = useQuery(deskProducts(userId));
  const saving = useMutation({
    mutationFn: async () =>
      download(await exportOrders(sendToApi, asked), `objednavky${mesiac === '' ? '' : `-${mesiac}`}.csv`),
    onSuccess: () => navigate(hrefWith({ export: null })),
  });
  const filterTo = (name: string) => (value: string) => void navigate(hrefWith({ [name]: value }));
  const monthName = mesiac === '' ? null : formatMonth(mesiac);
  const counts = orders.data?.counts;
  return (
    <DeskPage
      title="Objednávky"
      actions={
        <DeskButtonLink href={hrefWith({ export: '1' })}>Pre účtovníctvo: {monthName ?? 'všetko'}</DeskButtonLink>
      }
    >
      <DeskFilters>
        <DeskSearch label="Meno, e-mail, doklad, kód alebo číslo" value={typed} onChange={setTyped} />
        <DeskSwitch
          label="Stav objednávok"
          choices={[
            { name: 'Všetky', href: hrefWith({ stav: null }), isCurrent: state === undefined, count: counts?.all },
            ...orderFilters.map(({ name, param, state: of }) => ({
              name,
              href: hrefWith({ stav: param }),
              isCurrent: of === state,
              count: counts?.[of],
            })),
          ]}
        />
        <FilterSelect
          label="Produkt"
          value={produkt}
          options={[
            { value: '', name: 'Všetky produkty' },
            ...(products.data?.items ?? []).map(({ id, name }) => ({ value: id, name })),
          ]}
          onChange={filterTo('produkt')}
        />
        <FilterSelect
          label="Mesiac"
          value={mesiac}
          options={[
            { value: '', name: 'Všetky mesiace' },
            ...monthsWith(orders.data?.months ?? [], mesiac).map((month) => ({
              value: month,
              name: formatMonth(month),
            })),
          ]}
          onChange={filterTo('mesiac')}
        />
      </DeskFilters>
      <DeskSection {...sectionOf(orders)} rows={12}>
        {({ items, sum, counts: _, months: __, ...place }) => (
          <OrderList
            orders={items}
            sum={sum}
            sumOf={monthName}
            hrefOf={deskPaths.order}
            isFiltered={query !== '' || stav !== '' || produkt !== '' || mesiac !== ''}
            query={query}
            reset={<DeskButtonLink href={deskPaths.orders()}>Zobraziť všetky</DeskButtonLink>}
          >
            <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />
          </OrderList>
        )}
      </DeskSection>
      {filters.export !== undefined && orders.data && (
        <OrderExport
          title={monthName ?? 'Všetky mesiace'}
          count={orders.data.sum.orders}
          isBusy={saving.isPending}
          failure={deskFailure(saving.error, exportFailed)}
          onDownload={() => saving.mutate()}
          onClose={() => void navigate(hrefWith({ export: null }))}
        />
      )}
    </DeskPage>
  );
}

/** The month of the address can be chosen, also where nothing was sold in it. */
function monthsWith(months: readonly string[], month: string): readonly string[] {
  return month === '' || months.includes(month) ? months : [month, ...months];
}
