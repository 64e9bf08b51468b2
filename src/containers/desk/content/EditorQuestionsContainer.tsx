import { useEffect, useState } from 'react';
import { PictureWords } from '#src/components/desk/media/PictureWords.tsx';
import { VersionNoteDialog } from '#src/components/desk/versions/VersionNoteDialog.tsx';
import { MediaPickerContainer } from '#src/containers/desk/media/MediaPickerContainer.tsx';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import type { FileField } from '#src/domain/desk/content/contentFields.ts';
import { mediaMarkdown } from '#src/domain/media.ts';

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
  /** A picture for the text whose words are asked for. */
  const [asked, setAsked] = useState<MediaFile | null>(null);
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
        isOpen={picking !== null && asked === null}
        kind={picking === null || picking === 'text' ? 'image' : picking.kind}
        mayBePrivate={picking !== 'text' && picking?.kind === 'film'}
        onPick={(file) => {
          if (picking === 'text') setAsked(file);
          else {
            onPicked();
            onPick(file);
          }
        }}
        onClose={onPicked}
      />
      {asked && (
        <PictureWords
          file={asked}
          onPut={(alt) => {
            const markdown = mediaMarkdown({ ...asked, alt: alt ?? '', isDecoration: alt === null });
            setAsked(null);
            onPicked();
            onPick({ ...asked, markdown });
          }}
          onClose={() => setAsked(null)}
        />
      )}
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
