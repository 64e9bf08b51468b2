import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { SignInAgain } from '#src/components/desk/kit/SignInAgain.tsx';
import { PeopleFrame } from '#src/components/desk/people/PeopleFrame.tsx';
import { PeopleList } from '#src/components/desk/people/PeopleList.tsx';
import { PersonMissing } from '#src/components/desk/people/PersonMissing.tsx';
import { PersonNotice } from '#src/components/desk/people/PersonNotice.tsx';
import { PersonQuestionDialog } from '#src/components/desk/people/PersonQuestionDialog.tsx';
import { PersonView } from '#src/components/desk/people/PersonView.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import { moderatedPerson, peoplePage, person } from '#stories/fixtures/deskPeople.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminPeople',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const hrefOf = () => deskPaths.people();

function shell(number: string, name: string, content: ReactNode) {
  return (
    <DeskShell
      items={deskItems.map((item) => ({ ...item, isCurrent: item.number === number }))}
      person={{ name: 'Jana Oravcová', roles: 'správa' }}
      crumbs={[{ name, href: paths.admin() }]}
      homeHref={paths.home()}
    >
      {content}
    </DeskShell>
  );
}

interface Shown {
  query?: string;
  items?: typeof peoplePage.items;
  open?: ReactNode;
}

const filters = (query: string) => (
  <>
    <DeskSearch label="Meno alebo adresa" value={query} onChange={nothing} />
    <DeskSwitch
      label="Kto"
      choices={[
        { name: 'Všetci', href: hrefOf(), isCurrent: true, count: 10_284 },
        { name: 'Združenie', href: hrefOf(), isCurrent: false, count: 6 },
        { name: 'Blok', href: hrefOf(), isCurrent: false, count: 4 },
      ]}
    />
  </>
);

const people = ({ query = 'hruska', items = peoplePage.items, open = null }: Shown) =>
  shell(
    '6',
    'Ľudia',
    <PeopleFrame
      hasTitle={!open}
      filters={filters(query)}
      list={
        <PeopleList people={items} query={query} currentId={open ? 'martin' : null} hrefOf={hrefOf}>
          <DeskPager page={1} pageCount={1} total={items.length} perPage={30} hrefOf={hrefOf} />
        </PeopleList>
      }
      person={open}
    />,
  );

const view = (shown: typeof person, notice: ReactNode = null) => (
  <PersonView
    person={shown}
    listHref={hrefOf()}
    auditHref={shown.roles && deskPaths.audit()}
    orderHref={() => deskPaths.orders()}
    notice={notice}
    exportState="ready"
    onGive={nothing}
    onMove={nothing}
    onRoles={nothing}
    onExport={nothing}
    onDelete={nothing}
  />
);

export const Default: StoryObj = { render: () => people({ open: view(person) }) };

export const List: StoryObj = { render: () => people({}) };

export const NothingFound: StoryObj = { render: () => people({ query: 'hruškovič', items: [] }) };

export const ForModerators: StoryObj = { render: () => people({ open: view(moderatedPerson) }) };

export const Failed: StoryObj = {
  render: () =>
    people({ open: view(person, <PersonNotice hasFailed message="Export sa nepodarilo pripraviť. Skús to znova." />) }),
};

export const Missing: StoryObj = { render: () => people({ open: <PersonMissing listHref={hrefOf()} /> }) };

export const Deletion: StoryObj = {
  render: () =>
    people({
      open: (
        <>
          {view(person)}
          <PersonQuestionDialog
            person={person}
            question={{ kind: 'delete' }}
            state="ready"
            failure={<SignInAgain onSignIn={nothing} />}
            onAct={nothing}
            onClose={nothing}
          />
        </>
      ),
    }),
};

export const OnPhone: StoryObj = { tags: ['phone'], render: () => people({ open: view(person) }) };

export const ListOnPhone: StoryObj = { tags: ['phone'], render: () => people({}) };
