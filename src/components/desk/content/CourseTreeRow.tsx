import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskMenu, type DeskMenuEntry } from '#src/components/desk/kit/DeskMenu.tsx';
import { KeyHint } from '#src/components/desk/kit/KeyHint.tsx';
import { TickBox } from '#src/components/desk/kit/TickBox.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { ContentKind, CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { shortMoment } from '#src/domain/desk/content/deskContent.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { counted } from '#src/domain/plural.ts';
import { ContentRemark } from './ContentRemark.tsx';
import { ContentStateBadge } from './ContentStateBadge.tsx';

type Chapter = CourseTree['chapters'][number];
type Lecture = Chapter['lectures'][number];

/** What all rows of a course are given. */
export interface TreeRowProps {
  /** Only a part of the lectures is shown: places mean nothing then. */
  isFiltered: boolean;
  /** Milliseconds. */
  now: number;
  /** Ids of the lectures that are chosen. */
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  hrefOf: (kind: ContentKind, id: string) => string;
  menuOf: (item: Chapter | Lecture) => DeskMenuEntry[];
  /** A new lecture in a chapter. */
  onAdd: (chapterId: string) => void;
}

interface Props extends TreeRowProps {
  /** Where it would be put down; `null` while it is not lifted. */
  place: string | null;
}

/** The columns of the table, for its head and its rows. */
export const treeColumns =
  'grid items-center grid-cols-[2rem_2.25rem_minmax(0,1fr)_13rem_4.5rem] l:grid-cols-[2rem_2.25rem_minmax(0,1fr)_13rem_5rem_6rem_7rem_4.5rem] xl:grid-cols-[2rem_2.25rem_minmax(0,1fr)_14rem_5rem_11rem_7rem_7rem_4.5rem]';
const phoneRow = 'max-m:grid-cols-[minmax(0,1fr)_auto] max-m:gap-x-3 max-m:px-3 max-m:py-2';
/** From the name to the menu. */
const wide = 'col-start-3 -col-end-2';

/** „2 úlohy, 5 otázok“ */
function partsOf({ type, exercises, questions, hasCaptions }: Lecture): string {
  const parts = [
    type === 'VIDEO' && (hasCaptions ? 'video, titulky' : 'video bez titulkov'),
    exercises > 0 && countedAtDesk(exercises, 'uloha'),
    questions > 0 && counted(questions, 'otazka'),
  ];
  return parts.filter(Boolean).join(', ') || '–';
}

function Row(props: Props & { id: string; name: string; isChapter?: boolean; isOn: boolean; children: ReactNode }) {
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
      className={`min-h-10.5 border-t border-line ${treeColumns} ${phoneRow} ${look}`}
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
            className="grid size-9 cursor-grab touch-none place-items-center rounded-sm text-muted hover:text-secondary touch:size-11"
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
      <KeyHint keys={['šípky']}>posunúť</KeyHint>
      <KeyHint keys={['Medzerník']}>položiť</KeyHint>
      <KeyHint keys={['Esc']}>vrátiť</KeyHint>
    </span>
  );
}

/** A chapter, above its lectures. */
export function ChapterRow({ chapter, number, ...props }: Props & { chapter: Chapter; number: number }) {
  const { selected, onSelect, hrefOf, menuOf, onAdd } = props;
  const { id, name, lectures, freeSample, state, publishAt } = chapter;
  const ids = lectures.map((lecture) => lecture.id);
  const minutes = lectures.reduce((sum, lecture) => sum + lecture.minutes, 0);
  return (
    <Row {...props} id={id} name={name} isChapter isOn={false}>
      <td className="max-m:hidden">
        <TickBox
          label={`Vybrať lekcie kapitoly ${name}`}
          isOn={ids.length > 0 && ids.every((one) => selected.has(one))}
          onChange={(isOn) => onSelect(ids, isOn)}
        />
      </td>
      <td colSpan={6} className={`min-w-0 px-2 max-m:col-start-1 max-m:p-0 ${wide}`}>
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
            className="grid size-9 place-items-center rounded-sm hover:bg-bar-quiet touch:size-11"
          >
            <Icon path="M12 5v14M5 12h14" size={16} />
          </button>
          <DeskMenu label={`Ďalšie pre kapitolu ${name}`} entries={menuOf(chapter)} />
        </span>
      </td>
    </Row>
  );
}

export function LectureRow({ lecture, number, ...props }: Props & { lecture: Lecture; number: string }) {
  const { selected, onSelect, hrefOf, menuOf, now, place } = props;
  const { id, name, state, publishAt, type, minutes, changedBy, changedAt } = lecture;
  return (
    <Row {...props} id={id} name={name} isOn={selected.has(id)}>
      <td className="max-m:hidden">
        <TickBox label={`Vybrať ${name}`} isOn={selected.has(id)} onChange={(isOn) => onSelect([id], isOn)} />
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
