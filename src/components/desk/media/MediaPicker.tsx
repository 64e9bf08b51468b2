import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { bytesInWords, mediaKindNames } from '#src/domain/mediaWords.ts';
import { MediaThumb } from './MediaThumb.tsx';

interface Props {
  isOpen: boolean;
  /** The search. */
  search: ReactNode;
  /** The place where files are put, and those on their way. */
  upload: ReactNode;
  status: 'loading' | 'error' | 'ready';
  files: readonly MediaFile[];
  /** Something is searched. */
  isFiltered: boolean;
  /** Shows more of them; `null` when all are there. */
  onMore: (() => void) | null;
  onRetry: () => void;
  onPick: (file: MediaFile) => void;
  onClose: () => void;
}

/** Chooses a file of the store for a text, or puts one there first. */
export function MediaPicker(props: Props) {
  const { isOpen, search, upload, status, files, isFiltered, onMore, onRetry, onPick, onClose } = props;
  return (
    <Dialog isOpen={isOpen} title="Vložiť súbor" closeLabel="Zavrieť" onClose={onClose}>
      <div className="grid min-w-0 gap-3 text-xs">
        {search}
        {upload}
        {status === 'error' && (
          <div role="alert" className="grid justify-items-start gap-2 text-danger-text">
            <p>Súbory sa nepodarilo načítať. Tvoj text ostal, ako bol.</p>
            <DeskButton size="row" onPress={onRetry}>
              Skúsiť znova
            </DeskButton>
          </div>
        )}
        {status === 'loading' && (
          <p role="status" className="text-muted">
            Načítavame…
          </p>
        )}
        {status === 'ready' && files.length === 0 && (
          <p className="text-muted">
            {isFiltered
              ? 'Taký súbor tu nie je. Skús iné slovo z\u00A0názvu.'
              : 'Zatiaľ tu nič nie je. Nahraj prvý súbor.'}
          </p>
        )}
        <ul aria-label="Súbory" className="grid grid-cols-2 gap-2 s:grid-cols-3">
          {files.map((file) => (
            <li key={file.id} className="min-w-0">
              <button
                type="button"
                onClick={() => onPick(file)}
                className="grid w-full gap-1.5 rounded-md border border-line p-1.5 text-left hover:border-accent-text"
              >
                <MediaThumb kind={file.kind} thumbnail={file.thumbnail} size="tile" />
                <span className="truncate text-2xs font-semibold">{file.name}</span>
                <span className="truncate text-3xs text-muted">
                  {mediaKindNames[file.kind].one}, {bytesInWords(file.bytes)}
                  {file.kind === 'image' && file.alt === '' && ', bez textovej podoby'}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {onMore && <DeskButton onPress={onMore}>Ukázať ďalšie</DeskButton>}
      </div>
    </Dialog>
  );
}
