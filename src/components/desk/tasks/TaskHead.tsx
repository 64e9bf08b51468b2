import type { Ref } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';

interface Props {
  ref?: Ref<HTMLHeadingElement>;
  number: number;
  /** What is written cannot come into the text yet. */
  isHeld: boolean;
  onLine: () => void;
  onRemove: () => void;
}

/** Above the form of a task: which one it is, and what can be done with all of it. */
export function TaskHead({ ref, number, isHeld, onLine, onRemove }: Props) {
  return (
    <div className="mb-4 grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 ref={ref} tabIndex={-1} className="mr-auto text-sm font-strong">
          {number}. úloha
        </h2>
        <DeskButton size="row" onPress={onLine}>
          Ukázať v&nbsp;texte
        </DeskButton>
        <DeskButton size="row" kind="danger" onPress={onRemove}>
          Odobrať úlohu
        </DeskButton>
      </div>
      <div role="status" className="empty:hidden">
        {isHeld && (
          <DeskNote tone="warn">
            Toto sa do textu zatiaľ nedostalo: niektorá časť úlohy sa v&nbsp;ňom nedá zapísať tak, ako je. Oprav, čo je
            označené, inak o&nbsp;zmenu po odchode prídeš. V&nbsp;texte ostáva posledná celá podoba úlohy.
          </DeskNote>
        )}
      </div>
    </div>
  );
}
