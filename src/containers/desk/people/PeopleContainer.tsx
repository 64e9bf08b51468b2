import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { PeopleFrame } from '#src/components/desk/people/PeopleFrame.tsx';
import { PeopleList } from '#src/components/desk/people/PeopleList.tsx';
import { PersonNotice } from '#src/components/desk/people/PersonNotice.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { useIsAdmin } from '#src/containers/desk/kit/useIsAdmin.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { people, teacherRequests } from '#src/queries/desk/people/deskPeople.ts';
import { AssociationContainer } from './AssociationContainer.tsx';
import { PersonContainer } from './PersonContainer.tsx';

const perPage = 30;
/** Of the API, by their names in the address. */
const groups: Record<string, 'association' | 'blocked'> = { zdruzenie: 'association', blok: 'blocked' };

/** People: the list, and who is open beside it. */
export function PeopleContainer({ userId, id }: DeskScreenProps) {
  const path = deskPaths.people();
  const { filters, page, query, typed, setTyped, hrefWith, hrefOfPage } = useListAddress(id ? `${path}/${id}` : path);
  const { q, skupina } = filters;
  const group = groups[skupina ?? ''];
  const list = useQuery(people(userId, { q, group, page }));
  /** Who has just been deleted, until somebody else is opened. */
  const [gone, setGone] = useState<string | null>(null);
  if (gone !== null && id !== null && id !== gone) setGone(null);
  const counts = list.data?.counts;
  const isAdmin = useIsAdmin(userId);
  const asking = useQuery({ ...teacherRequests(userId), enabled: isAdmin && id === null });
  const isTeacherWaiting = id === null && isAdmin && (asking.data?.items.length ?? 0) > 0;
  const ofList = { q, skupina, page };
  const ofShown = { ...(q && { q }), ...(skupina && { skupina }) };
  const choice = (name: string, value: string | null, count: number | undefined) => ({
    name,
    href: hrefWith({ skupina: value }),
    isCurrent: (skupina ?? null) === value,
    count: count ?? null,
  });
  const tools = (
    <>
      <DeskSearch label="Meno alebo adresa" value={typed} onChange={setTyped} />
      <DeskSwitch
        label="Kto"
        choices={[
          choice('Všetci', null, counts?.all),
          ...(counts?.association === null ? [] : [choice('Združenie', 'zdruzenie', counts?.association)]),
          choice('Blok', 'blok', counts?.blocked),
        ]}
      />
    </>
  );
  if (id === null && group === 'association' && isAdmin) {
    return <AssociationContainer userId={userId} filters={ofShown} page={page} tools={tools} hrefOfPage={hrefOfPage} />;
  }
  return (
    <PeopleFrame
      hasTitle={id === null}
      filters={
        <>
          {tools}
          {isTeacherWaiting && (
            <DeskButtonLink href={hrefWith({ skupina: 'zdruzenie' })}>Žiadosti o&nbsp;rolu Škola</DeskButtonLink>
          )}
          {gone !== null && id === null && (
            <PersonNotice message={'Účet je zmazaný. Objednávky a\u00A0doklady ostali.'} />
          )}
        </>
      }
      list={
        <DeskSection {...sectionOf(list)} rows={10}>
          {({ items, counts: _, ...place }) => (
            <PeopleList
              people={items}
              query={query}
              currentId={id}
              hrefOf={(person) => withFilters(`${path}/${person.id}`, ofList)}
            >
              <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />
            </PeopleList>
          )}
        </DeskSection>
      }
      person={id && <PersonContainer key={id} userId={userId} id={id} filters={filters} onGone={() => setGone(id)} />}
    />
  );
}
