import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { KeyHint } from '#src/components/desk/kit/KeyHint.tsx';
import { LiftableRows } from '#src/components/desk/kit/LiftableRows.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { useTaskLifting } from './useTaskLifting.ts';

export interface TaskItem {
  name: string;
  /** Its kind and language. */
  detail: string;
  href: string;
  isCurrent: boolean;
  /** Something keeps it from the web. */
  isBroken: boolean;
  /** It is a block of its own in the text. */
  isMovable: boolean;
}

interface Props {
  tasks: readonly TaskItem[];
  onAdd: () => void;
  /** Puts a task to another place; both are counted from 0. */
  onMove: (from: number, to: number) => void;
}

/**
 * The tasks of a lecture in the order of its text. One is moved by its handle, or by keys: the space bar lifts, arrows move, the space bar
 * puts down, Escape returns.
 */
export function TaskList({ tasks: known, onAdd, onMove }: Props) {
  const { box, tasks, onKeyDown, isLifted, lifting, said, drag } = useTaskLifting(known, onMove);
  const areMovable = known.length > 1;
  return (
    <nav aria-label="Úlohy lekcie" className="grid content-start">
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line px-4 py-1.5">
        <h2 className="text-2xs font-strong">Úlohy lekcie</h2>
        <DeskButton size="row" onPress={onAdd}>
          Pridať úlohu
        </DeskButton>
      </div>
      <p role="status" className="sr-only">
        {lifting ? `${lifting.name} je zdvihnutá. ${lifting.place}` : said}
      </p>
      <LiftableRows help="Medzerník zdvihne úlohu." drag={drag}>
        <ul ref={box}>
          {tasks.map((task, index) => (
            <TaskRow
              key={task.href}
              task={task}
              isMovable={areMovable && task.isMovable}
              isLifted={isLifted(task)}
              onKeyDown={(event) => areMovable && onKeyDown(event, index)}
            />
          ))}
        </ul>
      </LiftableRows>
      {lifting && (
        <div aria-hidden="true" className="m-3 grid gap-1 rounded-md bg-accent-soft px-3.5 py-2.5 text-xs">
          <b className="font-strong wrap-anywhere">{lifting.name} je zdvihnutá.</b>
          {lifting.place}
        </div>
      )}
      {areMovable && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-3 text-2xs text-muted pointer-coarse:hidden">
          {lifting ? (
            <>
              <KeyHint keys={['šípky']}>posunúť</KeyHint>
              <KeyHint keys={['Medzerník']}>položiť</KeyHint>
              <KeyHint keys={['Esc']}>vrátiť</KeyHint>
            </>
          ) : (
            <KeyHint keys={['Medzerník']}>zdvihnúť a&nbsp;presunúť</KeyHint>
          )}
        </p>
      )}
    </nav>
  );
}

interface RowProps {
  task: TaskItem;
  isMovable: boolean;
  isLifted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

function TaskRow({ task: { name, detail, href, isCurrent, isBroken }, isMovable, isLifted, onKeyDown }: RowProps) {
  const { setNodeRef: setDragged, listeners, setActivatorNodeRef } = useDraggable({ id: href, disabled: !isMovable });
  const { setNodeRef: setTarget } = useDroppable({ id: href });
  const look = isLifted
    ? 'bg-raised shadow-pop outline-1 -outline-offset-1 outline-accent-text'
    : isCurrent
      ? 'bg-accent-soft shadow-lit'
      : 'hover:bg-surface';
  return (
    <li
      ref={(node) => {
        setDragged(node);
        setTarget(node);
      }}
      data-lifted={isLifted ? '' : undefined}
      className={`flex items-center border-b border-line ${look}`}
    >
      {isMovable && (
        // Keys lift the row itself, which has the focus already.
        <span
          ref={setActivatorNodeRef}
          aria-hidden="true"
          {...listeners}
          className="ml-1 grid size-9 shrink-0 cursor-grab touch-none place-items-center text-muted touch:size-11"
        >
          <Icon path="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" size={16} />
        </span>
      )}
      <a
        href={href}
        aria-current={isCurrent || undefined}
        onKeyDown={onKeyDown}
        className={`grid min-h-11 min-w-0 flex-1 gap-0.5 py-2.5 pr-4 text-xs focus-visible:-outline-offset-2 ${isMovable ? 'pl-1' : 'pl-4'}`}
      >
        <span className="flex items-start justify-between gap-2">
          <b className="line-clamp-2 font-strong wrap-anywhere">{name}</b>
          {isBroken && (
            <span className="text-danger-text">
              <Icon name="close" size={16} />
              <span className="sr-only">nie je v poriadku</span>
            </span>
          )}
        </span>
        <span className="text-2xs text-secondary">{detail}</span>
      </a>
    </li>
  );
}
