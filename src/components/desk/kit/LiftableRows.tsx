import {
  type CollisionDetection,
  DndContext,
  type DndContextProps,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';

interface Props {
  /** What the space bar does, for screen readers: „Medzerník zdvihne riadok.“ */
  help: string;
  /** What becomes of the row that is dragged; its place is said by whoever keeps the order. */
  drag: Pick<DndContextProps, 'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDragCancel'>;
  children: ReactNode;
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

/** Rows below each other that are moved by their handles; keys are the business of each row. */
export function LiftableRows({ help, drag, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overRow}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: help } }}
      {...drag}
    >
      {children}
    </DndContext>
  );
}
