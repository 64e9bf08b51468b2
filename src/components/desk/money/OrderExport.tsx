import type { ReactNode } from 'react';
import { DeskExport } from '#src/components/desk/kit/DeskExport.tsx';
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
export function OrderExport({ title, count, ...dialog }: Props) {
  return (
    <DeskExport
      {...dialog}
      title="Export pre účtovníctvo"
      what={`${title}, ${countedAtDesk(count, 'zaplatenaObjednavka')}`}
    >
      <p className="text-muted">
        CSV s&nbsp;bodkočiarkou a&nbsp;desatinnou čiarkou, otvorí ho aj slovenský Excel. Sú v&nbsp;ňom len objednávky
        s&nbsp;dokladom, aj neskôr vrátené; do mesiaca patria podľa dňa platby. Vrátenia z&nbsp;iných mesiacov, poplatky
        a&nbsp;výplaty sú v&nbsp;Pohyboch. Mená a&nbsp;e-maily sú osobné údaje a&nbsp;export ostane v&nbsp;zázname.
      </p>
    </DeskExport>
  );
}
