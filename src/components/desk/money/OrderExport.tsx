import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  /** What is exported: „november 2026“, „celý filter“. */
  title: string;
  /** How many paid orders there are. */
  count: number;
  isBusy: boolean;
  failure: ReactNode;
  onDownload: () => void;
  onClose: () => void;
}

/** What the file for the books will be, before it is made. */
export function OrderExport({ title, count, isBusy, failure, onDownload, onClose }: Props) {
  return (
    <Dialog isOpen title="Export pre účtovníctvo" isBusy={isBusy} onClose={onClose}>
      <div className="grid gap-4 text-xs">
        <p className="font-semibold">
          {title}, {countedAtDesk(count, 'zaplatenaObjednavka')}
        </p>
        <p className="text-muted">
          CSV s&nbsp;bodkočiarkou a&nbsp;desatinnou čiarkou, otvorí ho aj slovenský Excel. Sú v&nbsp;ňom len objednávky
          s&nbsp;dokladom, aj neskôr vrátené; do mesiaca patria podľa dňa platby. Vrátenia z&nbsp;iných mesiacov,
          poplatky a&nbsp;výplaty sú v&nbsp;Pohyboch. Mená a&nbsp;e-maily sú osobné údaje a&nbsp;export ostane
          v&nbsp;zázname.
        </p>
        {failure && (
          <DeskNote tone="danger" isAlert>
            {failure}
          </DeskNote>
        )}
        <div className="flex flex-wrap gap-2">
          <DeskButton kind="primary" state={isBusy ? 'busy' : 'ready'} onPress={onDownload}>
            Stiahnuť CSV
          </DeskButton>
          <DeskButton onPress={onClose}>Zavrieť</DeskButton>
        </div>
      </div>
    </Dialog>
  );
}
