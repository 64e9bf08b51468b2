import type { DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CourseOrder, CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { draggedOver, inOrder, orderOf, placeInWords, stepped } from '#src/domain/courseOrder.ts';

type Order = CourseOrder['chapters'];

interface Lifted {
  id: string;
  order: Order;
  isByKeys: boolean;
}

interface Given {
  chapters: readonly CourseTree['chapters'][number][];
  /** Only what is whole is moved. */
  isFiltered: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onReorder: (order: Order) => void;
}

/** A row of a course that is lifted, by its handle or by keys, and the chapters as they stand while it is. */
export function useLifting({ chapters: known, isFiltered, selected, onSelect, onReorder }: Given) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const chapters = lifted ? inOrder([...known], lifted.order) : known;
  const place = lifted ? placeInWords([...chapters], lifted.id) : '';
  const lectureIds = chapters.flatMap((chapter) => chapter.lectures.map(({ id }) => id));
  // A row that moves in the document loses the focus.
  useEffect(() => {
    if (lifted?.isByKeys) box.current?.querySelector<HTMLElement>('[data-lifted] [data-desk-row]')?.focus();
  }, [lifted]);

  const lift = (id: string, isByKeys: boolean) => setLifted({ id, isByKeys, order: orderOf(known) });
  const putDown = () => {
    if (!lifted) return;
    setLifted(null);
    setSaid(`Položené: ${place}`);
    if (JSON.stringify(lifted.order) !== JSON.stringify(orderOf(known))) onReorder(lifted.order);
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

  return {
    box,
    chapters,
    lectureIds,
    onKeyDown,
    /** Where the row stands, if it is the one that is lifted. */
    placeOf: (id: string) => (lifted?.id === id ? place : null),
    /** For screen readers: where the lifted row is, and what became of the last one. */
    lifting: lifted && `Zdvihnuté: ${place}`,
    said,
    drag: {
      onDragStart: ({ active }: DragStartEvent) => lift(String(active.id), false),
      onDragOver: ({ active, over }: DragOverEvent) => {
        if (over)
          setLifted((now) => now && { ...now, order: draggedOver(now.order, String(active.id), String(over.id)) });
      },
      onDragEnd: putDown,
      onDragCancel: putBack,
    },
  };
}
