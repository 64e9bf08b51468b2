import { type CollisionDetection, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { KeyHint } from '#src/components/desk/kit/KeyHint.tsx';
import { TickBox } from '#src/components/desk/kit/TickBox.tsx';
import type { CourseOrder, CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { draggedOver, inOrder, orderOf, placeInWords, stepped } from '#src/domain/courseOrder.ts';
import { ChapterRow, LectureRow, type TreeRowProps, treeColumns } from './CourseTreeRow.tsx';

type Order = CourseOrder['chapters'];

interface Props extends TreeRowProps {
  chapters: readonly CourseTree['chapters'][number][];
  onReorder: (order: Order) => void;
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
            <tr className={`min-h-9 text-left [&>th]:font-medium ${treeColumns}`}>
              <th scope="col">
                <span className="sr-only">Presunúť</span>
              </th>
              <th scope="col">
                <TickBox
                  label="Vybrať všetky lekcie"
                  isOn={lectureIds.length > 0 && lectureIds.every((id) => selected.has(id))}
                  onChange={(isOn) => onSelect(lectureIds, isOn)}
                />
              </th>
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
              <th scope="col">
                <span className="sr-only">Ďalšie</span>
              </th>
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
        <KeyHint keys={['J', 'K']}>po riadkoch</KeyHint>
        <KeyHint keys={['X']}>vybrať</KeyHint>
        {isFiltered ? (
          <span>Presúvať sa dá, keď vidno celý kurz.</span>
        ) : (
          <KeyHint keys={['Medzerník']}>zdvihnúť a&nbsp;presúvať</KeyHint>
        )}
        <KeyHint keys={['Enter']}>otvoriť</KeyHint>
        <KeyHint keys={['P']}>náhľad</KeyHint>
        <span aria-hidden="true" className="ml-auto">
          {saving}
        </span>
      </p>
    </DndContext>
  );
}
