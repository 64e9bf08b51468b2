import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContentStateBadge } from '#src/components/desk/content/ContentStateBadge.tsx';
import { CourseTreeTable } from '#src/components/desk/content/CourseTreeTable.tsx';
import { OrderConflict } from '#src/components/desk/content/OrderConflict.tsx';
import { BulkBar } from '#src/components/desk/kit/BulkBar.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskMenu, type DeskMenuEntry } from '#src/components/desk/kit/DeskMenu.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { FilterSelect } from '#src/components/desk/kit/FilterSelect.tsx';
import { useAskedByAddress } from '#src/containers/desk/kit/useAskedByAddress.ts';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import type { CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { inOrder, orderOf, placed } from '#src/domain/courseOrder.ts';
import { lectureFilter, nothingFound } from '#src/domain/desk/content/courseFilter.ts';
import { keyOf } from '#src/domain/desk/content/publication.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { counted } from '#src/domain/plural.ts';
import { CoursePublicationContainer } from './CoursePublicationContainer.tsx';
import { type CourseAsked, CourseQuestionContainer } from './CourseQuestionContainer.tsx';
import { CourseTreeFilters } from './CourseTreeFilters.tsx';
import { type Thing, useContentActs } from './useContentActs.tsx';
import { useOrdering } from './useOrdering.ts';

interface Props {
  userId: string;
  /** As the address has it; `null`: the first course. */
  id: string | null;
  tree: CourseTree;
}

/** The outline of a course: its chapters and lectures in their order, with what can be done with them. */
export function CourseOutlineContainer({ userId, id: askedId, tree }: Props) {
  const { course, chapters } = tree;
  const path = deskPaths.course(course.id);
  const { filters, query } = useListAddress(path);
  const now = useNow();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useCourseQuestion();
  const acts = useContentActs(userId, () => setSelected(new Set()));
  const { mine, saving, reorder, retry, giveUp } = useOrdering(userId, askedId, tree);
  const arranged = mine ? inOrder(chapters, mine) : chapters;

  const { isFiltered, isShown } = lectureFilter(filters, query);
  const shown = isFiltered
    ? arranged
        .map((chapter) => ({ ...chapter, lectures: chapter.lectures.filter(isShown) }))
        .filter(({ lectures }) => lectures.length > 0)
    : arranged;
  const lectures = chapters.flatMap((chapter) => chapter.lectures);
  const chosen = lectures.filter(({ id }) => selected.has(id));
  const clear = () => setSelected(new Set());
  const navigate = useNavigate();
  const publish = (things: readonly Thing[]) => void navigate(deskPaths.publishCourse(course.id, things.map(keyOf)));

  useScreenKeys(
    {
      n: () => setAsked({ what: 'lecture', chapterId: null }),
      p: () => preview(lectures, course),
      escape: chosen.length > 0 ? clear : undefined,
    },
    false,
  );
  return (
    <DeskPage
      title={course.name}
      note={
        <>
          <ContentStateBadge state={course.state} publishAt={course.publishAt} /> {course.address}
        </>
      }
      actions={
        <CourseActions
          tree={tree}
          onAsk={setAsked}
          entries={acts.menuOf(course, { publishHref: deskPaths.publishCourse(course.id) })}
        />
      }
    >
      <CourseTreeFilters tree={tree} />
      {acts.results}
      <CoursePublicationContainer course={course} publication={tree.publication} />
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
          {nothingFound(filters, query)}
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
            acts.menuOf(item, {
              ...(item.kind === 'lecture' && { move: () => setAsked({ what: 'move', things: [item] }) }),
              // Its exercises are run there, and each obstacle has its place.
              publishHref: deskPaths.publishCourse(course.id, [keyOf(item)]),
            })
          }
          onReorder={reorder}
          onAdd={(chapterId) => setAsked({ what: 'lecture', chapterId })}
          saving={savingWords[saving] ?? `Poradie je uložené ${saving}`}
        />
      )}
      {chosen.length > 0 && (
        <BulkBar
          acts={[
            { name: 'Publikovať…', onPress: () => publish(chosen) },
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
      {asked && (
        <CourseQuestionContainer
          key={asked.what}
          userId={userId}
          tree={tree}
          asked={asked}
          onMove={(things, chapterId) => {
            reorder(things.reduce((order, { id }) => placed(order, id, chapterId), orderOf(arranged)));
            clear();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </DeskPage>
  );
}

/** What is asked about the course: a new one by the address, too. */
function useCourseQuestion(): [CourseAsked | null, (asked: CourseAsked | null) => void] {
  const [isNew, setNew] = useAskedByAddress('novy');
  const [chosen, setChosen] = useState<CourseAsked | null>(null);
  const setAsked = (asked: CourseAsked | null) => {
    setChosen(asked);
    if (isNew) setNew(false);
  };
  return [chosen ?? (isNew ? { what: 'course' } : null), setAsked];
}

interface ActionsProps {
  tree: CourseTree;
  onAsk: (asked: CourseAsked) => void;
  /** What else can be done with the course. */
  entries: readonly DeskMenuEntry[];
}

function CourseActions({ tree: { course, courses }, onAsk, entries }: ActionsProps) {
  const navigate = useNavigate();
  return (
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
      <DeskButton onPress={() => onAsk({ what: 'chapter' })}>Nová kapitola</DeskButton>
      <DeskButton kind="primary" onPress={() => onAsk({ what: 'lecture', chapterId: null })}>
        Nová lekcia
      </DeskButton>
      <DeskMenu
        label={`Ďalšie pre kurz ${course.name}`}
        entries={[{ name: 'Nový kurz', onPress: () => onAsk({ what: 'course' }) }, ...entries]}
      />
    </>
  );
}

const savingWords: Record<string, string> = {
  ready: '',
  busy: 'Ukladáme poradie…',
  changed: 'Poradie sa nepodarilo uložiť',
  failed: 'Poradie sa nepodarilo uložiť',
};

/** The page of the lecture whose row has the focus, else of the course. */
function preview(lectures: readonly Thing[], course: Thing): void {
  const row = document.activeElement?.closest<HTMLElement>('[data-tree-row]')?.dataset.treeRow;
  const { isLive, address } = lectures.find(({ id }) => id === row) ?? course;
  if (isLive && address) window.open(address, '_blank', 'noopener');
}
