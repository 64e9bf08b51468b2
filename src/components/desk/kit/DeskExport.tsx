import type { ReactNode } from 'react';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { DeskButton } from './DeskButton.tsx';
import { DeskNote } from './DeskNote.tsx';

interface Props {
  title: string;
  /** What is exported, and how much: „november 2026, 31 zaplatených objednávok“. */
  what: string;
  isBusy: boolean;
  failure: ReactNode;
  onDownload: () => void;
  onClose: () => void;
  /** What the file will be. */
  children: ReactNode;
}

/** Says what a file will be before it is made. */
export function DeskExport({ title, what, isBusy, failure, onDownload, onClose, children }: Props) {
  return (
    <Dialog isOpen title={title} isBusy={isBusy} onClose={onClose}>
      <div className="grid gap-4 text-xs">
        <p className="font-semibold">{what}</p>
        {children}
        {failure && (
          <DeskNote tone="danger" isAlert>
            {failure}
          </DeskNote>
        )}
        <div className="flex flex-wrap gap-2">
          <DeskButton kind="primary" icon="download" state={isBusy ? 'busy' : 'ready'} onPress={onDownload}>
            Stiahnuť CSV
          </DeskButton>
          <DeskButton onPress={onClose}>Zavrieť</DeskButton>
        </div>
      </div>
    </Dialog>
  );
}
