import {
  type CollisionDetection,
  DndContext,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { ContentKind, CourseOrder, CourseTree } from '#src/contract/deskContent.ts';
import { draggedOver, inOrder, orderOf, placeInWords, stepped } from '#src/domain/courseOrder.ts';
import { shortMoment } from '#src/domain/deskContent.ts';
import { countedAtDesk } from '#src/domain/deskPlural.ts';
import { counted } from '#src/domain/plural.ts';
import { ContentRemark } from './ContentRemark.tsx';
import { ContentStateBadge } from './ContentStateBadge.tsx';
import { DeskBadge } from './DeskBadge.tsx';
import { DeskButton } from './DeskButton.tsx';
import { DeskMenu, type DeskMenuEntry } from './DeskMenu.tsx';

type Chapter = CourseTree['chapters'][number];
type Lecture = Chapter['lectures'][number];
type Order = CourseOrder['chapters'];

interface Props {
  chapters: readonly Chapter[];
  /** Only a part of the lectures is shown: places mean nothing then. */
  isFiltered: boolean;
  /** Milliseconds. */
  now: number;
  /** Ids of the lectures that are chosen. */
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  hrefOf: (kind: ContentKind, id: string) => string;
  menuOf: (item: Chapter | Lecture) => DeskMenuEntry[];
  onReorder: (order: Order) => void;
  /** A new lecture in a chapter. */
  onAdd: (chapterId: string) => void;
  /** How the saving of the order stands. */
  saving: string;
}

interface Lifted {
  id: string;
  order: Order;
  isByKeys: boolean;
}

/** The row that the pointer is over, as the rows stand now. */
const overRow: CollisionDetection = ({ droppableContainers, pointerCoordinates }) => {
  const y = pointerCoordinates?.y ?? -1;
  const over = droppableContainers.find(({ node }) => {
    const rect = node.current?.getBoundingClientRect();
    return rect && y >= rect.top && y < rect.bottom;
  });
  return over ? [{ id: over.id }] : [];
};

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const phoneRow = 'max-m:grid-cols-[minmax(0,1fr)_auto] max-m:gap-x-3 max-m:px-3 max-m:py-2';
const line =
  'grid items-center grid-cols-[2rem_2.25rem_minmax(0,1fr)_13rem_4.5rem] l:grid-cols-[2rem_2.25rem_minmax(0,1fr)_13rem_5rem_6rem_7rem_4.5rem] xl:grid-cols-[2rem_2.25rem_minmax(0,1fr)_14rem_5rem_11rem_7rem_7rem_4.5rem]';
/** From the name to the menu. */
const wide = 'col-start-3 -col-end-2';

/**
 * A course as it stands: chapters with their lectures. A row is moved by its handle, or by keys: the space bar lifts, arrows move, the space
 * bar puts down, Escape returns.
 */
export function CourseTreeTable(props: Props) {
  const { isFiltered, selected, onSelect, onReorder, saving } = props;
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const chapters = lifted ? inOrder([...props.chapters], lifted.order) : props.chapters;
  const place = lifted ? placeInWords([...chapters], lifted.id) : '';
  const lectureIds = chapters.flatMap((chapter) => chapter.lectures.map(({ id }) => id));
  // A row that moves in the document loses the focus.
  useEffect(() => {
    if (lifted?.isByKeys) box.current?.querySelector<HTMLElement>('[data-lifted] [data-desk-row]')?.focus();
  }, [lifted]);

  const lift = (id: string, isByKeys: boolean) => setLifted({ id, isByKeys, order: orderOf(props.chapters) });
  const putDown = () => {
    if (!lifted) return;
    setLifted(null);
    setSaid(`Položené: ${place}`);
    if (JSON.stringify(lifted.order) !== JSON.stringify(orderOf(props.chapters))) onReorder(lifted.order);
  };
  const putBack = () => {
    setLifted(null);
    setSaid('Vrátené na pôvodné miesto');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-tree-row]')?.dataset.treeRow;
    if (event.ctrlKey || event.metaKey || event.altKey || !id || !target.matches('[data-desk-row], [data-handle]'))
      return;
    const key = event.key.toLowerCase();
    const step = ({ arrowdown: 1, arrowup: -1 } as const)[key];
    const act = lifted?.isByKeys
      ? step
        ? () => setLifted({ ...lifted, order: stepped(lifted.order, lifted.id, step) })
        : { ' ': putDown, enter: putDown, escape: putBack }[key]
      : {
          ' ': isFiltered ? undefined : () => lift(id, true),
          x: lectureIds.includes(id) ? () => onSelect([id], !selected.has(id)) : undefined,
        }[key];
    if (!act) return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    act();
  };

  let number = 0;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overRow}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: 'Medzerník zdvihne riadok.' } }}
      onDragStart={({ active }) => lift(String(active.id), false)}
      onDragOver={({ active, over }) =>
        over && setLifted((now) => now && { ...now, order: draggedOver(now.order, String(active.id), String(over.id)) })
      }
      onDragEnd={putDown}
      onDragCancel={putBack}
    >
      <p role="status" className="sr-only">
        {lifted ? `Zdvihnuté: ${place}` : saving || said}
      </p>
      <div ref={box} className="min-w-0 overflow-hidden rounded-lg border border-line text-xs">
        <table onKeyDown={onKeyDown} className="block w-full">
          <caption className="sr-only">Kapitoly a lekcie</caption>
          <thead className="block bg-surface text-2xs text-muted max-m:sr-only">
            <tr className={`min-h-9 text-left [&>th]:font-medium ${line}`}>
              <td />
              <td>
                <Tick
                  label="Vybrať všetky lekcie"
                  isOn={lectureIds.length > 0 && lectureIds.every((id) => selected.has(id))}
                  onChange={(isOn) => onSelect(lectureIds, isOn)}
                />
              </td>
              <th scope="col" className="px-2">
                Lekcia
              </th>
              <th scope="col" className="px-2">
                Stav
              </th>
              <th scope="col" className="px-2 text-right max-l:hidden">
                Trvanie
              </th>
              <th scope="col" className="px-2 max-xl:hidden">
                Obsahuje
              </th>
              <th scope="col" className="px-2 max-l:hidden">
                Upravené
              </th>
              <th scope="col" className="px-2 text-right max-l:hidden">
                Kedy
              </th>
              <td />
            </tr>
          </thead>
          <tbody className="block">
            {chapters.map((chapter, index) => [
              <ChapterRow
                key={`chapter ${chapter.id}`}
                {...props}
                chapter={chapter}
                number={index + 1}
                place={lifted?.id === chapter.id ? place : null}
              />,
              ...chapter.lectures.map((lecture) => {
                if (lecture.state !== 'archived') number += 1;
                return (
                  <LectureRow
                    key={lecture.id}
                    {...props}
                    lecture={lecture}
                    number={lecture.state === 'archived' ? '–' : String(number)}
                    place={lifted?.id === lecture.id ? place : null}
                  />
                );
              }),
              chapter.lectures.length === 0 && !isFiltered && (
                <tr key={`empty ${chapter.id}`} className="block border-t border-line">
                  <td className="block px-4 py-5 text-center">
                    <p className="font-semibold">V&nbsp;kapitole zatiaľ nič nie je</p>
                    <p className="mb-2 text-muted">
                      Na webe ju neuvidí nikto, kým v&nbsp;nej nebude prvá publikovaná lekcia.
                    </p>
                    <DeskButton size="row" onPress={() => props.onAdd(chapter.id)}>
                      Nová lekcia
                    </DeskButton>
                  </td>
                </tr>
              ),
            ])}
          </tbody>
        </table>
      </div>
      <p className="flex min-h-5 flex-wrap gap-x-4 gap-y-1 text-2xs text-muted max-m:hidden">
        <Hint keys={['J', 'K']}>po riadkoch</Hint>
        <Hint keys={['X']}>vybrať</Hint>
        {isFiltered ? (
          <span>Presúvať sa dá, keď vidno celý kurz.</span>
        ) : (
          <Hint keys={['Medzerník']}>zdvihnúť a&nbsp;presúvať</Hint>
        )}
        <Hint keys={['Enter']}>otvoriť</Hint>
        <Hint keys={['P']}>náhľad</Hint>
        <span aria-hidden="true" className="ml-auto">
          {saving}
        </span>
      </p>
    </DndContext>
  );
}

interface RowProps extends Props {
  /** Where it would be put down; `null` while it is not lifted. */
  place: string | null;
}

function ChapterRow({ chapter, number, ...props }: RowProps & { chapter: Chapter; number: number }) {
  const { selected, onSelect, hrefOf, menuOf, onAdd } = props;
  const { id, name, lectures, freeSample, state, publishAt } = chapter;
  const ids = lectures.map((lecture) => lecture.id);
  const minutes = lectures.reduce((sum, lecture) => sum + lecture.minutes, 0);
  return (
    <Row {...props} id={id} name={name} isChapter isOn={false}>
      <td className="max-m:hidden">
        <Tick
          label={`Vybrať lekcie kapitoly ${name}`}
          isOn={ids.length > 0 && ids.every((one) => selected.has(one))}
          onChange={(isOn) => onSelect(ids, isOn)}
        />
      </td>
      <td className={`min-w-0 px-2 max-m:col-start-1 max-m:p-0 ${wide}`}>
        <span className="flex min-w-0 items-center gap-x-2.5 max-m:flex-wrap">
          <a href={hrefOf('chapter', id)} data-desk-row title={name} className="truncate font-strong hover:underline">
            {number}. {name}
          </a>
          <span className="shrink-0 text-2xs text-muted">
            {counted(lectures.length, 'lekcia')}, {counted(minutes, 'minuta')}
          </span>
          {freeSample && (
            <DeskBadge isFilled tone="success">
              ukážka zadarmo
            </DeskBadge>
          )}
          {state !== 'published' && <ContentStateBadge state={state} publishAt={publishAt} />}
          <ContentRemark item={chapter} />
          <Place place={props.place} />
        </span>
      </td>
      <td className="pr-1.5 max-m:col-start-2 max-m:p-0">
        <span className="flex justify-end">
          <button
            type="button"
            aria-label={`Pridať lekciu do kapitoly ${name}`}
            onClick={() => onAdd(id)}
            className="grid size-7 place-items-center rounded-sm hover:bg-bar-quiet pointer-coarse:size-11"
          >
            <Icon path="M12 5v14M5 12h14" size={16} />
          </button>
          <DeskMenu label={`Ďalšie pre kapitolu ${name}`} entries={menuOf(chapter)} />
        </span>
      </td>
    </Row>
  );
}

function LectureRow({ lecture, number, ...props }: RowProps & { lecture: Lecture; number: string }) {
  const { selected, onSelect, hrefOf, menuOf, now, place } = props;
  const { id, name, state, publishAt, type, minutes, changedBy, changedAt } = lecture;
  return (
    <Row {...props} id={id} name={name} isOn={selected.has(id)}>
      <td className="max-m:hidden">
        <Tick label={`Vybrať ${name}`} isOn={selected.has(id)} onChange={(isOn) => onSelect([id], isOn)} />
      </td>
      <td className={`min-w-0 px-2 max-m:col-start-1 max-m:p-0 ${place ? wide : ''}`}>
        <span className="flex min-w-0 items-center gap-2.5">
          <span className="w-5 shrink-0 text-right font-mono text-2xs text-muted">{number}</span>
          <Icon name={type === 'VIDEO' ? 'video' : 'text'} size={16} className="text-muted" />
          <a
            href={hrefOf('lecture', id)}
            data-desk-row
            title={name}
            className={`min-w-16 truncate font-medium hover:underline ${state === 'archived' ? 'text-muted' : ''}`}
          >
            {name}
          </a>
          {!place && <ContentRemark item={lecture} />}
          <Place place={place} />
        </span>
      </td>
      {!place && (
        <>
          <td className="px-2 max-m:col-start-1 max-m:row-start-2 max-m:p-0 max-m:pl-15">
            <ContentStateBadge state={state} publishAt={publishAt} />
          </td>
          <td className="px-2 text-right tabular-nums max-l:hidden">{minutes} min</td>
          <td className="truncate px-2 text-muted max-xl:hidden">{partsOf(lecture)}</td>
          <td className="truncate px-2 text-muted max-l:hidden">{changedBy.name ?? '–'}</td>
          <td className="px-2 text-right text-muted tabular-nums max-l:hidden">{shortMoment(changedAt, now)}</td>
          <td className="pr-1.5 max-m:col-start-2 max-m:row-start-1 max-m:p-0">
            <span className="flex justify-end">
              <DeskMenu label={`Ďalšie pre ${name}`} entries={menuOf(lecture)} />
            </span>
          </td>
        </>
      )}
    </Row>
  );
}

function Row(props: RowProps & { id: string; name: string; isChapter?: boolean; isOn: boolean; children: ReactNode }) {
  const { id, name, isChapter = false, isOn, isFiltered, place, children } = props;
  const { setNodeRef: setDragged, listeners, setActivatorNodeRef } = useDraggable({ id, disabled: isFiltered });
  const { setNodeRef: setTarget } = useDroppable({ id, disabled: isFiltered });
  const look = place
    ? 'bg-raised shadow-pop outline-1 -outline-offset-1 outline-accent-text'
    : isOn
      ? 'bg-accent-soft shadow-lit'
      : isChapter
        ? 'bg-surface'
        : 'hover:bg-surface';
  return (
    <tr
      ref={(node) => {
        setDragged(node);
        setTarget(node);
      }}
      data-tree-row={id}
      data-lifted={place ? '' : undefined}
      className={`min-h-10.5 border-t border-line ${line} ${phoneRow} ${look}`}
    >
      <td className="pl-1.5 max-m:hidden">
        {!isFiltered && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            data-handle
            aria-label={`Presunúť: ${name}`}
            aria-pressed={place !== null}
            {...listeners}
            className="grid size-6 cursor-grab touch-none place-items-center rounded-sm text-muted hover:text-secondary pointer-coarse:size-11"
          >
            <Icon path="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" size={16} />
          </button>
        )}
      </td>
      {children}
    </tr>
  );
}

function Place({ place }: { place: string | null }) {
  if (place === null) return null;
  return (
    <span aria-hidden="true" className="ml-auto flex min-w-0 items-center gap-3 truncate text-2xs text-muted">
      <span className="truncate">Zdvihnuté: {place}</span>
      <Hint keys={['šípky']}>posunúť</Hint>
      <Hint keys={['Medzerník']}>položiť</Hint>
      <Hint keys={['Esc']}>vrátiť</Hint>
    </span>
  );
}

function Hint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded-sm border border-line bg-primary px-1.5 font-mono text-3xs">
          {key}
        </kbd>
      ))}{' '}
      {children}
    </span>
  );
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="grid size-7 cursor-pointer place-items-center pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-4 cursor-pointer accent-accent-strong"
      />
    </label>
  );
}

/** „2 úlohy, 5 otázok“ */
function partsOf({ type, exercises, questions, hasCaptions }: Lecture): string {
  const parts = [
    type === 'VIDEO' && (hasCaptions ? 'video, titulky' : 'video bez titulkov'),
    exercises > 0 && countedAtDesk(exercises, 'uloha'),
    questions > 0 && counted(questions, 'otazka'),
  ];
  return parts.filter(Boolean).join(', ') || '–';
}
