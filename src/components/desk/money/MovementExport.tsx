import { type ReactNode, useState } from 'react';
import { DeskExport } from '#src/components/desk/kit/DeskExport.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
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
export function MovementExport({ title, count, control, isClosed, onDownload, ...dialog }: Props) {
  const [hasPeople, setPeople] = useState(false);
  return (
    <DeskExport
      {...dialog}
      title="Export pre účtovníčku"
      what={`${title}, ${countedAtDesk(count, 'pohyb')}`}
      onDownload={() => onDownload(hasPeople)}
    >
      <p className="text-muted">
        Každý poplatok zvlášť, výplaty s&nbsp;dňom z&nbsp;výpisu. CSV s&nbsp;bodkočiarkou a&nbsp;desatinnou čiarkou,
        posledný riadok je kontrolný súčet: {signedAmount(control)}. V&nbsp;zázname ostane, kto ho stiahol.
      </p>
      {!isClosed && <DeskNote tone="warn">Mesiac nie je uzavretý: export je predbežný.</DeskNote>}
      <label className="flex min-h-9 items-center gap-2.5 touch:min-h-11">
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
    </DeskExport>
  );
}
