import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { ContentCreationForm } from '#src/components/desk/content/ContentCreationForm.tsx';
import { ContentList } from '#src/components/desk/content/ContentList.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { useAskedByAddress } from '#src/containers/desk/kit/useAskedByAddress.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { ContentCreation, OwnAuthorCreation } from '#src/contract/desk/content/deskContent.ts';
import { type ContentTab, contentFilters } from '#src/domain/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { contentList, createContent, createOwnAuthor } from '#src/queries/desk/content/deskContent.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';
import { OwnPageContainer } from './OwnPageContainer.tsx';
import { useContentActs } from './useContentActs.tsx';

const perPage = 25;

interface Props {
  userId: string;
  tab: ContentTab;
}

/** The things of a kind as the address filters them. */
export function ContentListContainer({ userId, tab: { kind, tab, name, create, field } }: Props) {
  const path = deskPaths.contentList(tab);
  const { filters, page, query, typed, setTyped, hrefWith, hrefOfPage } = useListAddress(path);
  const [isNew, setNew] = useAskedByAddress('novy');
  const now = useNow();
  const filter = contentFilters.find(({ param }) => param === filters.stav);
  const list = useQuery(contentList(userId, { kind, q: query, state: filter?.state, page }));
  const { menuOf, question, results } = useContentActs(userId);
  useCrumb(name);
  useScreenKeys({ n: () => !isMade && setNew(true) }, false);
  const counts = list.data?.counts;
  // Lecturers have one page, which is their own: there is nothing to make beside it.
  const isOwnPage = kind === 'author' && list.data !== undefined && list.data.tabs.tag === undefined;
  const isMade = isOwnPage && (list.data?.tabs.author ?? 0) > 0;
  const act = isOwnPage ? 'Urobiť svoju stránku' : create;
  const button = !isMade && (
    <DeskButton kind="primary" onPress={() => setNew(true)}>
      {act}
    </DeskButton>
  );
  return (
    <DeskPage title={name} actions={button}>
      <DeskFilters>
        <DeskSearch
          label={field === 'Meno' ? 'Meno alebo adresa' : 'Názov alebo adresa'}
          value={typed}
          onChange={setTyped}
        />
        <DeskSwitch
          label="Stav"
          choices={[
            { name: 'Všetko', href: hrefWith({ stav: null }), isCurrent: !filter, count: counts?.all ?? null },
            ...contentFilters.map(({ state, name: word, param }) => ({
              name: word,
              href: hrefWith({ stav: param }),
              isCurrent: state === filter?.state,
              count: counts?.[state] ?? null,
            })),
          ]}
        />
      </DeskFilters>
      {results}
      <DeskSection {...sectionOf(list)} rows={8}>
        {({ items, page: at, pageCount, total }) =>
          items.length > 0 ? (
            <ContentList
              caption={name}
              items={items}
              now={now}
              hrefOf={(item) => deskPaths.contentEditor(item.kind, item.id)}
              menuOf={(item) => menuOf(item)}
            >
              <DeskPager page={at} pageCount={pageCount} total={total} perPage={perPage} hrefOf={hrefOfPage} />
            </ContentList>
          ) : query || filter ? (
            <DeskEmpty title="Nič sme nenašli" action={<DeskButtonLink href={path}>Zrušiť filtre</DeskButtonLink>}>
              {query && `V\u00A0názvoch a\u00A0adresách nie je „${query}“`}
              {filter && `${query ? ' so stavom' : 'Nič tu nemá stav'} „${filter.name}“`}.
              {query && ' Na veľkosti písmen a\u00A0diakritike nezáleží.'}
            </DeskEmpty>
          ) : (
            <DeskEmpty title="Zatiaľ tu nič nie je">
              Začni tlačidlom „{act}“. Vznikne koncept, ktorý na webe neuvidí nikto, kým ho nepublikuješ.
            </DeskEmpty>
          )
        }
      </DeskSection>
      {question}
      {isNew && isOwnPage && <OwnPageContainer userId={userId} onClose={() => setNew(false)} />}
      {isNew && !isOwnPage && (
        <NewContent userId={userId} kind={kind} title={create} field={field} onClose={() => setNew(false)} />
      )}
    </DeskPage>
  );
}

const refusals: Record<string, string> = {
  'course-is-free':
    'Tento kurz je na webe zadarmo. Prvú cenu dostane na obrazovke „Publikovať so všetkým“, kde ostane tým, ktorí už začali.',
  'role-required': 'Toto môže vytvoriť iba redakcia.',
};

/** Their addresses are their ids. */
const keepsAddress: readonly ContentCreation['kind'][] = ['chapter', 'lecture', 'page', 'tag'];

interface NewProps {
  userId: string;
  kind: ContentCreation['kind'];
  title: string;
  field: string;
  /** Of a lecture: the chapters that it can stand in. */
  chapters?: { chosen: string | null; options: readonly { id: string; name: string }[] };
  /** Of a chapter: its course. */
  parent?: string;
  onClose: () => void;
  /** Without it the editor is opened. */
  onCreated?: () => void;
}

/** Asks for the name of a new thing, and opens it. */
export function NewContent({ userId, kind, title, field, chapters, parent, onClose, onCreated }: NewProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const desk = useQuery(deskOf(userId));
  const courses = useQuery({ ...contentList(userId, { kind: 'course' }), enabled: kind === 'product' });
  const creating = useMutation({
    mutationFn: async ({ page, ...creation }: ContentCreation & { page: OwnAuthorCreation | null }) => {
      if (page) await createOwnAuthor(sendToApi, page);
      return createContent(sendToApi, creation);
    },
    onSuccess: async ({ kind: made, id }) => {
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
      if (onCreated) onCreated();
      else await navigate(deskPaths.contentEditor(made, id));
    },
  });
  const [needsPage, setNeedsPage] = useState(false);
  const isRefused = refusalOf(creating.error) === 'author-required';
  if (isRefused && !needsPage) setNeedsPage(true);
  if (kind === 'product' && !courses.data) return null;
  return (
    <ContentCreationForm
      title={title}
      field={field}
      parents={
        kind === 'product'
          ? { label: 'Kurz', chosen: null, options: courses.data?.items ?? [] }
          : chapters && { label: 'Kapitola', ...chapters }
      }
      isAddressKept={keepsAddress.includes(kind)}
      state={callState(creating) === 'busy' ? 'busy' : 'ready'}
      ownPage={needsPage ? { name: desk.data?.name ?? '' } : null}
      failure={
        creating.error && !isRefused && (refusals[refusalOf(creating.error) ?? ''] ?? deskFailure(creating.error))
      }
      onCreate={(name, chosen, page) =>
        creating.mutate({ kind, name, page, ...((chosen ?? parent) && { parent: chosen ?? parent }) })
      }
      onClose={onClose}
    />
  );
}
