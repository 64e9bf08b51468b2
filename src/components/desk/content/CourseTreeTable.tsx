import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { KeyHint } from '#src/components/desk/kit/KeyHint.tsx';
import { LiftableRows } from '#src/components/desk/kit/LiftableRows.tsx';
import { TickBox } from '#src/components/desk/kit/TickBox.tsx';
import type { CourseOrder, CourseTree } from '#src/contract/desk/content/deskContent.ts';
import { ChapterRow, LectureRow, type TreeRowProps, treeColumns } from './CourseTreeRow.tsx';
import { useLifting } from './useLifting.ts';

interface Props extends TreeRowProps {
  chapters: readonly CourseTree['chapters'][number][];
  onReorder: (order: CourseOrder['chapters']) => void;
  /** How the saving of the order stands. */
  saving: string;
}

/**
 * A course as it stands: chapters with their lectures. A row is moved by its handle, or by keys: the space bar lifts, arrows move, the space
 * bar puts down, Escape returns.
 */
export function CourseTreeTable(props: Props) {
  const { isFiltered, selected, onSelect, saving } = props;
  const { box, chapters, lectureIds, onKeyDown, placeOf, lifting, said, drag } = useLifting(props);
  let number = 0;
  return (
    <LiftableRows help="Medzerník zdvihne riadok." drag={drag}>
      <p role="status" className="sr-only">
        {lifting ?? (saving || said)}
      </p>
      <div ref={box} className="min-w-0 overflow-hidden rounded-lg border border-line text-xs">
        <table onKeyDown={onKeyDown} className="block w-full">
          <caption className="sr-only">Kapitoly a lekcie</caption>
          <TreeHead
            areAllSelected={lectureIds.length > 0 && lectureIds.every((id) => selected.has(id))}
            onSelectAll={(isOn) => onSelect(lectureIds, isOn)}
          />
          <tbody className="block">
            {chapters.map((chapter, index) => [
              <ChapterRow
                key={`chapter ${chapter.id}`}
                {...props}
                chapter={chapter}
                number={index + 1}
                place={placeOf(chapter.id)}
              />,
              ...chapter.lectures.map((lecture) => {
                if (lecture.state !== 'archived') number += 1;
                return (
                  <LectureRow
                    key={lecture.id}
                    {...props}
                    lecture={lecture}
                    number={lecture.state === 'archived' ? '–' : String(number)}
                    place={placeOf(lecture.id)}
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
    </LiftableRows>
  );
}

interface TreeHeadProps {
  areAllSelected: boolean;
  onSelectAll: (isOn: boolean) => void;
}

function TreeHead({ areAllSelected, onSelectAll }: TreeHeadProps) {
  return (
    <thead className="block bg-surface text-2xs text-muted max-m:sr-only">
      <tr className={`min-h-9 text-left [&>th]:font-medium ${treeColumns}`}>
        <th scope="col">
          <span className="sr-only">Presunúť</span>
        </th>
        <th scope="col">
          <TickBox label="Vybrať všetky lekcie" isOn={areAllSelected} onChange={onSelectAll} />
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
  );
}
