import { type ReactNode, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { signedAmount } from '#src/domain/desk/money/movement.ts';

interface Props {
  /** „október 2026“ */
  title: string;
  count: number;
  /** Of all movements but payouts, in cents. */
  control: number;
  isClosed: boolean;
  isBusy: boolean;
  failure: ReactNode;
  onDownload: (hasPeople: boolean) => void;
  onClose: () => void;
}

/** What the file for the books will be, before it is made. */
export function MovementExport({ title, count, control, isClosed, isBusy, failure, onDownload, onClose }: Props) {
  const [hasPeople, setPeople] = useState(false);
  return (
    <Dialog isOpen title="Export pre účtovníčku" isBusy={isBusy} onClose={onClose}>
      <div className="grid gap-4 text-xs">
        <p className="font-semibold">
          {title}, {countedAtDesk(count, 'pohyb')}
        </p>
        <p className="text-muted">
          Každý poplatok zvlášť, výplaty s&nbsp;dňom z&nbsp;výpisu. CSV s&nbsp;bodkočiarkou a&nbsp;desatinnou čiarkou,
          posledný riadok je kontrolný súčet: {signedAmount(control)}. V&nbsp;zázname ostane, kto ho stiahol.
        </p>
        {!isClosed && <DeskNote tone="warn">Mesiac nie je uzavretý: export je predbežný.</DeskNote>}
        <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-accent-strong"
            checked={hasPeople}
            onChange={({ currentTarget }) => setPeople(currentTarget.checked)}
          />
          <span>
            Mená a&nbsp;e-maily kupujúcich <span className="text-muted">osobné údaje</span>
          </span>
        </label>
        {failure && (
          <DeskNote tone="danger" isAlert>
            {failure}
          </DeskNote>
        )}
        <div className="flex flex-wrap gap-2">
          <DeskButton
            kind="primary"
            icon="download"
            state={isBusy ? 'busy' : 'ready'}
            onPress={() => onDownload(hasPeople)}
          >
            Stiahnuť CSV
          </DeskButton>
          <DeskButton onPress={onClose}>Zavrieť</DeskButton>
        </div>
      </div>
    </Dialog>
  );
}
