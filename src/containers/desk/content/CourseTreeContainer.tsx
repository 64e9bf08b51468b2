import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { ContentQuestion } from '#src/components/desk/content/ContentQuestion.tsx';
import { ContentStateBadge } from '#src/components/desk/content/ContentStateBadge.tsx';
import { CourseTreeTable } from '#src/components/desk/content/CourseTreeTable.tsx';
import { OrderConflict } from '#src/components/desk/content/OrderConflict.tsx';
import { BulkBar } from '#src/components/desk/kit/BulkBar.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskMenu } from '#src/components/desk/kit/DeskMenu.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { CourseOrder, CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { inOrder, orderOf, placed } from '#src/domain/courseOrder.ts';
import { contentFilters, folded } from '#src/domain/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { counted } from '#src/domain/plural.ts';
import { shortTime } from '#src/domain/shortTime.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { courseTree, orderCourse } from '#src/queries/desk/content/deskContent.ts';
import { NewContent } from './ContentListContainer.tsx';
import { type Thing, useContentActs } from './useContentActs.tsx';

interface Props {
  userId: string;
  /** `null`: the first course. */
  id: string | null;
}

/** The tree of a course. */
export function CourseTreeContainer({ userId, id }: Props) {
  const tree = useQuery({ ...courseTree(userId, id), placeholderData: undefined });
  const [isNewCourse, setNewCourse] = useState(false);
  useCrumb(tree.data?.course.name ?? null);
  if (tree.error && 'status' in tree.error && tree.error.status === 404) {
    return (
      <DeskPage title="Kurzy">
        {id === null ? (
          <DeskEmpty
            title="Zatiaľ tu nie je kurz, ktorý môžeš písať"
            action={
              <DeskButton kind="primary" onPress={() => setNewCourse(true)}>
                Nový kurz
              </DeskButton>
            }
          >
            Kurz má kapitoly a&nbsp;v&nbsp;nich lekcie. Kým ho nepublikuješ, na webe ho neuvidí nikto.
          </DeskEmpty>
        ) : (
          <DeskEmpty
            title="Taký kurz nemáme"
            action={<DeskButtonLink href={deskPaths.content()}>Prvý kurz</DeskButtonLink>}
          >
            Adresa je možno neúplná, alebo tento kurz patrí niekomu inému.
          </DeskEmpty>
        )}
        {isNewCourse && (
          <NewContent
            userId={userId}
            kind="course"
            title="Nový kurz"
            field="Názov"
            onClose={() => setNewCourse(false)}
          />
        )}
      </DeskPage>
    );
  }
  if (tree.data) return <Tree key={tree.data.course.id} userId={userId} id={id} tree={tree.data} />;
  return (
    <DeskPage title="Kurzy">
      <DeskSection {...sectionOf(tree)} rows={12}>
        {() => null}
      </DeskSection>
    </DeskPage>
  );
}

type Asked =
  | { what: 'course' }
  | { what: 'chapter' }
  | { what: 'lecture'; chapterId: string | null }
  | { what: 'move'; things: readonly Thing[] };

function Tree({ userId, id: askedId, tree }: Props & { tree: CourseTree }) {
  const { course, courses, chapters, counts } = tree;
  const path = deskPaths.course(course.id);
  const { filters, query, typed, setTyped, hrefWith } = useListAddress(path);
  const navigate = useNavigate();
  const now = useNow();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = useContentActs(userId, () => setSelected(new Set()));
  const { mine, saving, reorder, retry, giveUp } = useOrdering(userId, askedId, tree);
  const arranged = mine ? inOrder(chapters, mine) : chapters;

  const filter = contentFilters.find(({ param }) => param === filters.stav);
  const isFiltered = Boolean(filter || query || filters.kto || filters.prekazky);
  const isShown = (lecture: CourseTree['chapters'][number]['lectures'][number]) =>
    (!filter || lecture.state === filter.state) &&
    (!filters.kto || lecture.changedBy.uid === filters.kto) &&
    (!filters.prekazky || lecture.obstacles > 0) &&
    folded(lecture.name).includes(folded(query));
  const shown = isFiltered
    ? arranged
        .map((chapter) => ({ ...chapter, lectures: chapter.lectures.filter(isShown) }))
        .filter(({ lectures }) => lectures.length > 0)
    : arranged;
  const lectures = chapters.flatMap((chapter) => chapter.lectures);
  const chosen = lectures.filter(({ id }) => selected.has(id));
  const writers = new Map(lectures.flatMap(({ changedBy: { uid, name } }) => (uid && name ? [[uid, name]] : [])));
  const clear = () => setSelected(new Set());

  useScreenKeys(
    {
      n: () => setAsked({ what: 'lecture', chapterId: null }),
      p: () => preview(lectures, course),
      escape: chosen.length > 0 ? clear : undefined,
    },
    false,
  );
  const options = chapters.filter(({ state }) => state !== 'archived').map(({ id, name }) => ({ id, name }));
  return (
    <DeskPage
      title={course.name}
      note={
        <>
          <ContentStateBadge state={course.state} publishAt={course.publishAt} /> {course.address}
        </>
      }
      actions={
        <>
          {courses.length > 1 && (
            <FilterSelect
              label="Iný kurz"
              value={course.id}
              options={courses.map((one) => ({ value: one.id, name: one.name }))}
              onChange={(id) => void navigate(deskPaths.course(id))}
            />
          )}
          <DeskButtonLink href={deskPaths.contentEditor('course', course.id)}>Vlastnosti kurzu</DeskButtonLink>
          {course.isLive && course.address && <DeskButtonLink href={course.address}>Náhľad</DeskButtonLink>}
          <DeskButton onPress={() => setAsked({ what: 'chapter' })}>Nová kapitola</DeskButton>
          <DeskButton kind="primary" onPress={() => setAsked({ what: 'lecture', chapterId: null })}>
            Nová lekcia
          </DeskButton>
          <DeskMenu
            label={`Ďalšie pre kurz ${course.name}`}
            entries={[{ name: 'Nový kurz', onPress: () => setAsked({ what: 'course' }) }, ...acts.menuOf(course)]}
          />
        </>
      }
    >
      <DeskFilters>
        <DeskSearch label="Názov lekcie" value={typed} onChange={setTyped} />
        <DeskSwitch
          label="Stav"
          choices={[
            { name: 'Všetko', href: hrefWith({ stav: null }), isCurrent: !filter, count: counts.all },
            ...contentFilters.map(({ state, name, param }) => ({
              name,
              href: hrefWith({ stav: param }),
              isCurrent: state === filter?.state,
              count: counts[state],
            })),
          ]}
        />
        <FilterSelect
          label="Kto"
          value={filters.kto ?? ''}
          options={[
            { value: '', name: 'Kto: hocikto' },
            ...[...writers].map(([uid = '', name = '']) => ({ value: uid, name })),
          ]}
          onChange={(kto) => void navigate(hrefWith({ kto }))}
        />
        <DeskSwitch
          label="Prekážky"
          choices={[
            {
              name: 'S\u00A0prekážkou',
              href: hrefWith({ prekazky: filters.prekazky ? null : '1' }),
              isCurrent: Boolean(filters.prekazky),
              count: lectures.filter(({ obstacles }) => obstacles > 0).length,
            },
          ]}
        />
      </DeskFilters>
      {acts.results}
      {(saving === 'changed' || saving === 'failed') && (
        <OrderConflict reason={saving} onShowTheirs={giveUp} onRetry={retry} />
      )}
      {chapters.length === 0 ? (
        <DeskEmpty
          title="Kurz zatiaľ nemá kapitoly"
          action={<DeskButton onPress={() => setAsked({ what: 'chapter' })}>Nová kapitola</DeskButton>}
        >
          Lekcie stoja v&nbsp;kapitolách. Prvá kapitola býva ukážka zadarmo.
        </DeskEmpty>
      ) : shown.length === 0 ? (
        <DeskEmpty title="Nič sme nenašli" action={<DeskButtonLink href={path}>Zrušiť filtre</DeskButtonLink>}>
          {!query
            ? 'Žiadna lekcia kurzu nevyhovuje tomu, čo je vybrané.'
            : filter || filters.kto || filters.prekazky
              ? `Žiadna lekcia, ktorá má v\u00A0názve „${query}“, nevyhovuje tomu, čo je vybrané.`
              : `Žiadna lekcia kurzu nemá v\u00A0názve „${query}“.`}
        </DeskEmpty>
      ) : (
        <CourseTreeTable
          chapters={shown}
          isFiltered={isFiltered}
          now={now}
          selected={selected}
          onSelect={(ids, isSelected) => {
            const rest = [...selected].filter((one) => !ids.includes(one));
            setSelected(new Set(isSelected ? [...rest, ...ids] : rest));
          }}
          hrefOf={deskPaths.contentEditor}
          menuOf={(item) =>
            acts.menuOf(item, item.kind === 'lecture' ? () => setAsked({ what: 'move', things: [item] }) : undefined)
          }
          onReorder={reorder}
          onAdd={(chapterId) => setAsked({ what: 'lecture', chapterId })}
          saving={savingWords[saving] ?? `Poradie je uložené ${saving}`}
        />
      )}
      {chosen.length > 0 && (
        <BulkBar
          acts={[
            { name: 'Poslať na kontrolu', onPress: () => acts.run('review', chosen) },
            { name: 'Naplánovať…', onPress: () => acts.ask('schedule', chosen) },
            { name: 'Presunúť do kapitoly…', onPress: () => setAsked({ what: 'move', things: chosen }) },
            { name: 'Stiahnuť z\u00A0webu…', onPress: () => acts.ask('withdraw', chosen) },
          ]}
          onClear={clear}
        >
          {`Vybrané: ${counted(chosen.length, 'lekcia')}`}
        </BulkBar>
      )}
      {acts.question}
      {asked?.what === 'move' && (
        <ContentQuestion
          act="move"
          names={asked.things.map(({ name }) => name)}
          chapters={options}
          proposed=""
          now={0}
          state="ready"
          failure={null}
          onAct={(chapterId) => {
            reorder(asked.things.reduce((order, { id }) => placed(order, id, chapterId), orderOf(arranged)));
            setAsked(null);
            clear();
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked.what !== 'move' && (
        <NewContent
          key={asked.what}
          userId={userId}
          kind={asked.what}
          field="Názov"
          onClose={() => setAsked(null)}
          {...(asked.what === 'course'
            ? { title: 'Nový kurz' }
            : asked.what === 'chapter'
              ? { title: 'Nová kapitola', parent: course.id, onCreated: () => setAsked(null) }
              : { title: 'Nová lekcia', chapters: { chosen: asked.chapterId, options } })}
        />
      )}
    </DeskPage>
  );
}

const savingWords: Record<string, string> = {
  ready: '',
  busy: 'Ukladáme poradie…',
  changed: 'Poradie sa nepodarilo uložiť',
  failed: 'Poradie sa nepodarilo uložiť',
};

/**
 * The order that somebody arranges: seen at once, saved behind, kept where the saving fails. `saving` is the time of the last save where
 * there was one.
 */
function useOrdering(userId: string, id: string | null, tree: CourseTree) {
  const queryClient = useQueryClient();
  const [mine, setMine] = useState<CourseOrder['chapters'] | null>(null);
  const query = courseTree(userId, id);
  const { mutate, reset, isPending, error, data } = useMutation({
    // One after the other: each names the order that the one before has made.
    scope: { id: `order ${tree.course.id}` },
    mutationFn: async ({ chapters, isAgain }: { chapters: CourseOrder['chapters']; isAgain: boolean }) => {
      const known = queryClient.getQueryData(query.queryKey) ?? tree;
      const seen = isAgain ? await queryClient.fetchQuery(query) : known;
      const order = orderOf(inOrder(seen.chapters, chapters));
      const saved = await orderCourse(sendToApi, tree.course.id, seen.order, { chapters: order });
      queryClient.setQueryData(query.queryKey, saved);
      return shortTime(new Date().toISOString()).split('\u00A0').at(-1) ?? '';
    },
    onSuccess: async (_, { chapters }) => {
      await queryClient.invalidateQueries({ queryKey: ['desk'] });
      setMine((newest) => (newest === chapters ? null : newest));
    },
  });
  const refused = error && (refusalOf(error) === 'content-changed' ? 'changed' : 'failed');
  return {
    mine,
    saving: isPending ? 'busy' : (refused ?? data ?? 'ready'),
    reorder: (chapters: CourseOrder['chapters']) => {
      setMine(chapters);
      mutate({ chapters, isAgain: false });
    },
    retry: () => mine && mutate({ chapters: mine, isAgain: true }),
    giveUp: () => {
      setMine(null);
      reset();
      void queryClient.invalidateQueries({ queryKey: ['desk'] });
    },
  };
}

/** The page of the lecture whose row has the focus, else of the course. */
function preview(lectures: readonly Thing[], course: Thing): void {
  const row = document.activeElement?.closest<HTMLElement>('[data-tree-row]')?.dataset.treeRow;
  const { isLive, address } = lectures.find(({ id }) => id === row) ?? course;
  if (isLive && address) window.open(address, '_blank', 'noopener');
}
