import { useEffect, useState } from 'react';
import { PictureWords } from '#src/components/desk/media/PictureWords.tsx';
import { VersionNoteDialog } from '#src/components/desk/versions/VersionNoteDialog.tsx';
import type { Film } from '#src/containers/desk/media/CaptionsDraftContainer.tsx';
import { MediaPickerContainer } from '#src/containers/desk/media/MediaPickerContainer.tsx';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import type { FileField } from '#src/domain/desk/content/contentFields.ts';
import { pictureMarkdown, type TextPicture } from '#src/domain/desk/content/pictureAt.ts';
import { thumbnailOf } from '#src/domain/media.ts';
import { bytesInWords } from '#src/domain/mediaWords.ts';

interface Props {
  /** Where the chosen file goes: into the text at the cursor, or into a field; `null`: none is chosen. */
  picking: 'text' | FileField | null;
  /** Of `text`: what stands at the cursor; its words may change, and another file may take its place. */
  picture: TextPicture | null;
  /** Of a field of captions: what they are for. */
  film: Film | null;
  /** A file for a field. */
  onPick: (file: MediaFile) => void;
  /** The Markdown of a picture, for the text. */
  onPutPicture: (markdown: string) => void;
  /** One is chosen, or none is wanted any more. */
  onPicked: () => void;
  onNote: (note: string) => void;
}

/** What the editor asks: which file, and how a version is called (Ctrl S). */
export function EditorQuestionsContainer({ picking, picture, film, onPick, onPutPicture, onPicked, onNote }: Props) {
  const [isNoting, setNoting] = useState(false);
  /** A picture for the text whose words are asked for. */
  const [asked, setAsked] = useState<MediaFile | null>(null);
  /** Another one is chosen in place of that at the cursor. */
  const [isReplacing, setReplacing] = useState(false);
  const isInText = picking === 'text' && picture !== null && !isReplacing;
  const done = () => {
    setAsked(null);
    setReplacing(false);
    onPicked();
  };
  const put = (address: string, alt: string | null) => {
    done();
    onPutPicture(pictureMarkdown(address, alt));
  };
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
        isOpen={picking !== null && asked === null && !isInText}
        kind={picking === null || picking === 'text' ? 'image' : picking.kind}
        mayBePrivate={picking !== 'text' && picking?.kind === 'film'}
        {...(film && picking !== 'text' && picking?.kind === 'captions' && { film })}
        onPick={(file) => {
          if (picking === 'text') setAsked(file);
          else {
            onPicked();
            onPick(file);
          }
        }}
        onClose={() => (isReplacing ? setReplacing(false) : onPicked())}
      />
      {isInText && (
        <PictureWords
          alt={picture.alt}
          isDecoration={picture.isDecoration}
          thumbnail={thumbnailOf(picture.address) ?? picture.address}
          facts={picture.address.split('/').at(-1) ?? ''}
          onReplace={() => setReplacing(true)}
          onPut={(alt) => put(picture.address, alt)}
          onClose={onPicked}
        />
      )}
      {asked && (
        <PictureWords
          alt={asked.alt}
          thumbnail={asked.thumbnail}
          facts={factsOf(asked)}
          onPut={(alt) => put(asked.address, alt)}
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

function factsOf({ name, bytes, width, height }: MediaFile): string {
  const size = width && height ? `, ${width}\u00A0×\u00A0${height}\u00A0px` : '';
  return `${name}, ${bytesInWords(bytes)}${size}`;
}
