import type { DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { shortTaskName } from '#src/domain/desk/tasks/taskPlaces.ts';
import type { TaskItem } from './TaskList.tsx';

interface Lifted {
  from: number;
  to: number;
  isByKeys: boolean;
}

/** A task of a list that is lifted, by its handle or by keys, and the list as it stands while it is. */
export function useTaskLifting(known: readonly TaskItem[], onMove: (from: number, to: number) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLUListElement>(null);
  const moved = lifted && known[lifted.from];
  const tasks = moved ? known.filter((task) => task !== moved).toSpliced(lifted.to, 0, moved) : known;
  const before = lifted && tasks[lifted.to - 1];
  const place =
    lifted &&
    `Miesto ${lifted.to + 1} z\u00A0${known.length}${before ? `, za úlohou ${shortTaskName(before.name)}` : ''}.`;
  // A row that moves in the document loses the focus.
  useEffect(() => {
    if (lifted?.isByKeys) box.current?.querySelector<HTMLElement>('[data-lifted] a')?.focus();
  }, [lifted]);

  const putDown = () => {
    if (!lifted || !moved) return;
    setLifted(null);
    setSaid(`${shortTaskName(moved.name)} je ${lifted.to + 1}. úloha.`);
    if (lifted.to !== lifted.from) onMove(lifted.from, lifted.to);
  };
  const putBack = () => {
    setLifted(null);
    setSaid('Vrátené na pôvodné miesto.');
  };
  const step = (by: 1 | -1) =>
    setLifted((now) => now && { ...now, to: Math.min(Math.max(now.to + by, 0), known.length - 1) });
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = lifted?.isByKeys
      ? {
          ArrowDown: () => step(1),
          ArrowUp: () => step(-1),
          ' ': putDown,
          Enter: putDown,
          Escape: putBack,
          Tab: putBack,
        }[event.key]
      : event.key === ' ' && tasks[index]?.isMovable
        ? () => setLifted({ from: index, to: index, isByKeys: true })
        : undefined;
    if (!act) return;
    if (event.key !== 'Tab') event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    act();
  };
  const at = (id: string | number) => known.findIndex(({ href }) => href === id);
  return {
    box,
    tasks,
    onKeyDown,
    isLifted: (task: TaskItem) => task === moved,
    /** For screen readers, and beside the list. */
    lifting: moved && place ? { name: shortTaskName(moved.name), place } : null,
    said,
    drag: {
      onDragStart: ({ active }: DragStartEvent) =>
        setLifted({ from: at(active.id), to: at(active.id), isByKeys: false }),
      onDragOver: ({ over }: DragOverEvent) => {
        const to = over ? tasks.findIndex(({ href }) => href === over.id) : -1;
        if (to >= 0) setLifted((now) => now && { ...now, to });
      },
      onDragEnd: putDown,
      onDragCancel: putBack,
    },
  };
}
