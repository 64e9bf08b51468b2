import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  /** Which: „Potvrdené“. */
  title: string;
  count: number;
  isBusy: boolean;
  failure: ReactNode;
  onDownload: () => void;
  onClose: () => void;
}

/** What the file with addresses will be, before it is made. */
export function SubscriberExport({ title, count, isBusy, failure, onDownload, onClose }: Props) {
  return (
    <Dialog isOpen title="Export odberateľov" isBusy={isBusy} onClose={onClose}>
      <div className="grid gap-4 text-xs">
        <p className="font-semibold">
          {title}, {countedAtDesk(count, 'adresa')}
        </p>
        <p className="text-muted">
          CSV s&nbsp;bodkočiarkou, otvorí ho aj slovenský Excel. Adresy sú osobné údaje: súbor nikomu neposielaj
          a&nbsp;zmaž ho, keď ho už netreba. Export ostane v&nbsp;zázname.
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
