import type { ReactNode } from 'react';
import { DeskExport } from '#src/components/desk/kit/DeskExport.tsx';
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
export function SubscriberExport({ title, count, ...dialog }: Props) {
  return (
    <DeskExport {...dialog} title="Export odberateľov" what={`${title}, ${countedAtDesk(count, 'adresa')}`}>
      <p className="text-muted">
        CSV s&nbsp;bodkočiarkou, otvorí ho aj slovenský Excel. Adresy sú osobné údaje: súbor nikomu neposielaj
        a&nbsp;zmaž ho, keď ho už netreba. Export ostane v&nbsp;zázname.
      </p>
    </DeskExport>
  );
}
