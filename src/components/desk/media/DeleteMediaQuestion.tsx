import type { ReactNode } from 'react';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { bytesInWords } from '#src/domain/mediaWords.ts';

interface Props {
  file: Pick<MediaFile, 'name' | 'bytes'>;
  isOpen: boolean;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a file is taken out of the store. */
export function DeleteMediaQuestion({ file, failure, onDelete, ...question }: Props) {
  return (
    <DeskQuestion {...question} title="Zmazať súbor natrvalo?" act="Zmazať natrvalo" error={failure} onAct={onDelete}>
      <p>
        <strong className="wrap-anywhere">{file.name}</strong>, {bytesInWords(file.bytes)}
      </p>
      <p className="text-muted">
        Zmizne aj so všetkými veľkosťami a&nbsp;nedá sa vrátiť. Nepoužíva ho nič na webe ani v&nbsp;rozpísaných textoch.
        V&nbsp;zázname bude, kto ho zmazal.
      </p>
    </DeskQuestion>
  );
}
