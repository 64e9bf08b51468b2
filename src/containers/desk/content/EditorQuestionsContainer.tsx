import { useEffect, useState } from 'react';
import { VersionNoteDialog } from '#src/components/desk/versions/VersionNoteDialog.tsx';
import { MediaPickerContainer } from '#src/containers/desk/media/MediaPickerContainer.tsx';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import type { FileField } from '#src/domain/desk/content/contentFields.ts';

interface Props {
  /** Where the chosen file goes: into the text at the cursor, or into a field; `null`: none is chosen. */
  picking: 'text' | FileField | null;
  onPick: (file: MediaFile) => void;
  /** One is chosen, or none is wanted any more. */
  onPicked: () => void;
  onNote: (note: string) => void;
}

/** What the editor asks: which file, and how a version is called (Ctrl S). */
export function EditorQuestionsContainer({ picking, onPick, onPicked, onNote }: Props) {
  const [isNoting, setNoting] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      setNoting(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <MediaPickerContainer
        isOpen={picking !== null}
        kind={picking === null || picking === 'text' ? 'image' : picking.kind}
        mayBePrivate={picking !== 'text' && picking?.kind === 'film'}
        onPick={(file) => {
          onPicked();
          onPick(file);
        }}
        onClose={onPicked}
      />
      <VersionNoteDialog
        isOpen={isNoting}
        onClose={() => setNoting(false)}
        onSave={(note) => {
          setNoting(false);
          onNote(note);
        }}
      />
    </>
  );
}
