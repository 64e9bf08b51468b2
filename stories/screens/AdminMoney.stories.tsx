import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskBeside } from '#src/components/desk/kit/DeskBeside.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { CodeForm } from '#src/components/desk/money/CodeForm.tsx';
import { CodeList } from '#src/components/desk/money/CodeList.tsx';
import { CodeTermsForm } from '#src/components/desk/money/CodeTermsForm.tsx';
import { CodeUseList } from '#src/components/desk/money/CodeUseList.tsx';
import { GiftForm } from '#src/components/desk/money/GiftForm.tsx';
import { GiftList } from '#src/components/desk/money/GiftList.tsx';
import { OrderList } from '#src/components/desk/money/OrderList.tsx';
import { OrderNote } from '#src/components/desk/money/OrderNote.tsx';
import { OrderSheet } from '#src/components/desk/money/OrderSheet.tsx';
import { OrderStateBadge } from '#src/components/desk/money/OrderStateBadge.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { orderFilters } from '#src/domain/desk/money/deskOrder.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import { codePage, codeUses, giftPage, orderPage, paidOrder, products } from '#stories/fixtures/deskMoney.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminMoney',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

function at(number: '4' | '5', crumbs: string[], children: ReactNode): StoryObj {
  return {
    render: () => (
      <DeskShell
        items={deskItems.map((item) => ({ ...item, isCurrent: item.number === number }))}
        person={{ name: 'Jana Oravcová', roles: 'správa' }}
        crumbs={crumbs.map((name, index) => ({ name, href: `#${index}` }))}
        homeHref={paths.home()}
      >
        {children}
      </DeskShell>
    ),
  };
}

const all = <DeskButtonLink href={deskPaths.orders()}>Zobraziť všetky</DeskButtonLink>;

export const Default: StoryObj = at(
  '4',
  ['Objednávky'],
  <DeskPage title="Objednávky" actions={<DeskButtonLink href="#export">Pre účtovníctvo: november 2026</DeskButtonLink>}>
    <DeskFilters>
      <DeskSearch label="Meno, e-mail, doklad, kód alebo číslo" value="" onChange={nothing} />
      <DeskSwitch
        label="Stav objednávok"
        choices={[
          { name: 'Všetky', href: '#vsetky', isCurrent: true, count: orderPage.counts.all },
          ...orderFilters.map(({ name, param, state }) => ({
            name,
            href: `#${param}`,
            isCurrent: false,
            count: orderPage.counts[state],
          })),
        ]}
      />
      <FilterSelect label="Produkt" value="" options={[{ value: '', name: 'Všetky produkty' }]} onChange={nothing} />
      <FilterSelect
        label="Mesiac"
        value="2026-11"
        options={[{ value: '2026-11', name: 'november 2026' }]}
        onChange={nothing}
      />
    </DeskFilters>
    <OrderList
      orders={orderPage.items}
      sum={orderPage.sum}
      sumOf="november 2026"
      hrefOf={deskPaths.order}
      isFiltered
      query=""
      reset={all}
    >
      <DeskPager page={1} pageCount={2} total={34} perPage={25} hrefOf={() => '#2'} />
    </OrderList>
  </DeskPage>,
);

export const OneOrder: StoryObj = at(
  '4',
  ['Objednávky', '2026-0410'],
  <DeskPage
    title="Java kurz, Martin Hruška"
    note={<OrderStateBadge order={paidOrder} />}
    actions={
      <>
        <DeskButton>Doklad o platbe</DeskButton>
        <DeskButton kind="danger">Vrátiť peniaze…</DeskButton>
      </>
    }
  >
    <OrderSheet
      order={paidOrder}
      buyerOrdersHref="#objednavky"
      codeHref={null}
      note={<OrderNote note={null} state="ready" failure={null} onSave={nothing} />}
      checking="ready"
      mailing="ready"
      onCheck={nothing}
      onMailReceipt={nothing}
    />
  </DeskPage>,
);

export const NewCode: StoryObj = at(
  '5',
  ['Zľavové kódy', 'Nový kód'],
  <DeskPage title="Zľavové kódy" note={'3\u00A0kódy platia'}>
    <DeskBeside
      aside={
        <DeskPanel title="Nový kód">
          <CodeForm
            products={products}
            today="2026-11-23"
            state="ready"
            cancelHref="#kody"
            invent={() => 'KURZ-7K2MP'}
            onCreate={nothing}
          />
        </DeskPanel>
      }
    >
      <CodeList codes={codePage.items} hrefOf={deskPaths.code} isFiltered={false} action={null} />
    </DeskBeside>
  </DeskPage>,
);

export const OneCode: StoryObj = at(
  '5',
  ['Zľavové kódy', 'SKOLA20'],
  <DeskPage title="SKOLA20" actions={<DeskButton kind="danger">Vypnúť kód</DeskButton>}>
    <DeskBeside
      aside={
        <DeskPanel title="Čo sa dá zmeniť">
          <CodeTermsForm
            terms={{ active: true, maxRedemptions: 300, lastDay: '2027-06-30', note: 'Pre školy z projektu' }}
            used={146}
            state="ready"
            onSave={nothing}
          />
        </DeskPanel>
      }
    >
      <CodeUseList uses={codeUses.uses.items} sum={codeUses.sum} hrefOf={deskPaths.order} />
    </DeskBeside>
  </DeskPage>,
);

export const Gifts: StoryObj = at(
  '5',
  ['Zľavové kódy', 'Darované kurzy'],
  <DeskPage title="Darované kurzy" note={'Bez objednávky a\u00A0bez dokladu.'}>
    <DeskBeside
      aside={
        <DeskPanel title="Darovať kurz">
          <GiftForm products={products} state="ready" onGive={nothing} onMakeCode={nothing} />
        </DeskPanel>
      }
    >
      <GiftList gifts={giftPage.items} hrefOfEnd={(id) => `#${id}`} />
    </DeskBeside>
  </DeskPage>,
);
