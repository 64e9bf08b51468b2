import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ContentList } from '#src/components/desk/content/ContentList.tsx';
import { ContentStateBadge } from '#src/components/desk/content/ContentStateBadge.tsx';
import { ContentTabs } from '#src/components/desk/content/ContentTabs.tsx';
import { CourseTreeTable } from '#src/components/desk/content/CourseTreeTable.tsx';
import { OrderConflict } from '#src/components/desk/content/OrderConflict.tsx';
import { SourceList } from '#src/components/desk/content/SourceList.tsx';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { BulkBar } from '#src/components/desk/kit/BulkBar.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import type { ContentCounts } from '#src/contract/desk/content/deskContent.ts';
import { contentFilters } from '#src/domain/desk/content/deskContent.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import {
  articleList,
  contentNow,
  contentTabLinks,
  courseTree,
  courseWithEmptyChapter,
} from '#stories/fixtures/deskContent.ts';
import { sourceList } from '#stories/fixtures/deskSource.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminContent',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

function at(tab: string, crumb: string, children: ReactNode): StoryObj {
  return {
    render: () => (
      <DeskShell
        items={deskItems.map((item) => ({ ...item, isCurrent: item.number === '2' }))}
        person={{ name: 'Jana Oravcová', roles: 'správa' }}
        crumbs={[
          { name: 'Obsah', href: '#obsah' },
          { name: crumb, href: '#kurz' },
        ]}
        homeHref={paths.home()}
      >
        <ContentTabs tabs={contentTabLinks(tab)} />
        {children}
      </DeskShell>
    ),
  };
}

const filters = (label: string, counts: ContentCounts) => (
  <DeskFilters>
    <DeskSearch label={label} value="" onChange={nothing} />
    <DeskSwitch
      label="Stav"
      choices={[
        { name: 'Všetko', href: '#vsetko', isCurrent: true, count: counts.all },
        ...contentFilters.map(({ state, name, param }) => ({
          name,
          href: `#${param}`,
          isCurrent: false,
          count: counts[state],
        })),
      ]}
    />
  </DeskFilters>
);

const course = (children: ReactNode) => (
  <DeskPage
    title={courseTree.course.name}
    note={
      <>
        <ContentStateBadge state="published" publishAt={null} /> {courseTree.course.address}
      </>
    }
    actions={
      <>
        <FilterSelect
          label="Iný kurz"
          value="sql"
          options={courseTree.courses.map(({ id, name }) => ({ value: id, name }))}
          onChange={nothing}
        />
        <DeskButtonLink href="#vlastnosti">Vlastnosti kurzu</DeskButtonLink>
        <DeskButtonLink href="#nahlad">Náhľad</DeskButtonLink>
        <DeskButton>Nová kapitola</DeskButton>
        <DeskButton kind="primary">Nová lekcia</DeskButton>
      </>
    }
  >
    {filters('Názov lekcie', courseTree.counts)}
    {children}
  </DeskPage>
);

const tree = (
  <CourseTreeTable
    chapters={courseTree.chapters}
    isFiltered={false}
    now={contentNow}
    selected={new Set(['for', 'pole'])}
    onSelect={nothing}
    hrefOf={(_, id) => `#${id}`}
    menuOf={() => [{ name: 'Otvoriť', href: '#otvorit' }]}
    onReorder={nothing}
    onAdd={nothing}
    saving=""
  />
);

export const Default: StoryObj = at(
  'kurzy',
  courseTree.course.name,
  course(
    <>
      {tree}
      <BulkBar
        acts={['Poslať na kontrolu', 'Naplánovať…', 'Presunúť do kapitoly…', 'Stiahnuť z\u00A0webu…'].map((name) => ({
          name,
          onPress: nothing,
        }))}
        onClear={nothing}
      >
        Vybrané: 2 lekcie
      </BulkBar>
    </>,
  ),
);

export const OrderNotSaved: StoryObj = at(
  'kurzy',
  courseTree.course.name,
  course(
    <>
      <OrderConflict reason="changed" onShowTheirs={nothing} onRetry={nothing} />
      <CourseTreeTable
        chapters={courseWithEmptyChapter.chapters}
        isFiltered={false}
        now={contentNow}
        selected={new Set()}
        onSelect={nothing}
        hrefOf={(_, id) => `#${id}`}
        menuOf={() => [{ name: 'Otvoriť', href: '#otvorit' }]}
        onReorder={nothing}
        onAdd={nothing}
        saving="Poradie sa nepodarilo uložiť"
      />
    </>,
  ),
);

export const NothingFound: StoryObj = at(
  'kurzy',
  courseTree.course.name,
  course(
    <DeskEmpty title="Nič sme nenašli" action={<DeskButtonLink href="#vsetko">Zrušiť filtre</DeskButtonLink>}>
      Žiadna lekcia kurzu nevyhovuje všetkému, čo je vybrané a&nbsp;nemá v&nbsp;názve „join“.
    </DeskEmpty>,
  ),
);

const articles = (children: ReactNode) => (
  <DeskPage title="Články" actions={<DeskButton kind="primary">Nový článok</DeskButton>}>
    {filters('Názov alebo adresa', articleList.counts)}
    {children}
  </DeskPage>
);

export const Articles: StoryObj = at(
  'clanky',
  'Články',
  articles(
    <ContentList
      caption="Články"
      items={articleList.items}
      now={contentNow}
      hrefOf={({ id }) => `#${id}`}
      menuOf={() => [{ name: 'Otvoriť', href: '#otvorit' }]}
    >
      <DeskPager page={1} pageCount={1} total={4} perPage={25} hrefOf={() => '#2'} />
    </ContentList>,
  ),
);

export const Loading: StoryObj = at(
  'clanky',
  'Články',
  articles(
    <DeskSection status="loading" data={undefined} rows={8} onRetry={nothing}>
      {() => null}
    </DeskSection>,
  ),
);

export const Failed: StoryObj = at(
  'clanky',
  'Články',
  articles(
    <DeskSection status="error" data={undefined} onRetry={nothing}>
      {() => null}
    </DeskSection>,
  ),
);

export const Sources: StoryObj = at(
  'Zdroje',
  'Zdroje',
  <DeskPage title="Zdroje" note="Odkiaľ web berie články, videá a epizódy, ktoré vznikajú inde.">
    <SourceList sources={sourceList.items} asking={null} onAsk={nothing} />
  </DeskPage>,
);
