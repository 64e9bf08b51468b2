import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { PasteNote } from '#src/components/desk/content/PasteNote.tsx';
import { uploadDoor } from '#src/containers/desk/media/useUploads.ts';
import { useLeaveWarning } from '#src/containers/ui/useLeaveWarning.ts';
import { pasteInWords } from '#src/domain/desk/content/paste/pasteWords.ts';
import type { PastedPicture } from '#src/domain/desk/content/paste/readPasted.ts';
import { uploadMedia } from '#src/queries/desk/media/deskMedia.ts';
import type { MarkdownHandle } from './MarkdownSource.tsx';
import type { PasteListener } from './pasting.ts';
import type { ContentSaver } from './useContentSaver.ts';

type Note = Omit<React.ComponentProps<typeof PasteNote>, 'onTakeBack' | 'onRetry' | 'onClose'> & {
  canTakeBack: boolean;
};

export interface Pastes {
  listener: PasteListener;
  /** What is to be said of the last one; `null`: nothing. */
  note: React.ComponentProps<typeof PasteNote> | null;
}

const options = { isPrivate: false, onProgress: () => undefined };
let pastesSoFar = 0;

/** What is pasted into a text: its pictures go into the store, one after the other, and what came is said until it is closed. */
export function usePastes(source: RefObject<MarkdownHandle | null>, saver: ContentSaver): Pastes {
  const queryClient = useQueryClient();
  const [note, setNote] = useState<Note | null>(null);
  const last = useRef({ number: 0, isNewest: false });
  const failed = useRef<PastedPicture[]>([]);
  const files = useRef(new Map<string, File>());
  useLeaveWarning((note?.waiting ?? 0) > 0);

  const settle = (place: string, address: string, number: number) => {
    const { current: editor } = source;
    if (editor) editor.settlePicture(place, address, last.current.isNewest && last.current.number === number);
    else {
      // Another part of the editor is open.
      const { document: written } = saver.read();
      saver.change({ ...written, text: written.text.replaceAll(`](${place})`, `](${address})`) });
    }
  };
  const send = async (pictures: readonly PastedPicture[], number: number) => {
    const tell = (change: (before: Note) => Partial<Note>) => {
      if (last.current.number === number) setNote((before) => before && { ...before, ...change(before) });
    };
    for (const picture of pictures) {
      try {
        const file = files.current.get(picture.place) ?? fileOf(picture);
        const { address } = await uploadMedia(uploadDoor, file, options);
        settle(picture.place, address, number);
        tell(({ waiting }) => ({ waiting: waiting - 1 }));
      } catch {
        failed.current.push(picture);
        tell(({ waiting, failed: before }) => ({ waiting: waiting - 1, failed: before + 1 }));
      }
    }
    await queryClient.invalidateQueries({ queryKey: ['desk'], refetchType: 'none' });
  };
  const giveUp = () => {
    for (const { place, address } of failed.current) settle(place, address, last.current.number);
    failed.current = [];
  };
  const close = () => {
    giveUp();
    source.current?.forgetPaste();
    setNote(null);
  };
  return {
    listener: {
      onPaste: ({ origin, counts, lostPictures, pictures, withoutWords }) => {
        giveUp();
        pastesSoFar += 1;
        last.current = { number: pastesSoFar, isNewest: true };
        const isAlone = pictures.every(({ place }) => files.current.has(place)) && pictures.length > 0;
        setNote({
          words: pasteInWords(isAlone ? null : origin, counts),
          waiting: pictures.length,
          failed: 0,
          lost: lostPictures,
          withoutWords,
          isPlainer: !isAlone,
          canTakeBack: true,
        });
        void send(pictures, pastesSoFar);
      },
      onFiles: (added) => {
        const token = crypto.randomUUID().slice(0, 8);
        const pictures = added.map((file, index) => ({
          place: `obrazok-sa-nahrava-${token}-${index + 1}`,
          address: `obrazok-${index + 1}`,
          alt: '',
          type: file.type,
          bytes: '',
        }));
        for (const [index, { place }] of pictures.entries()) if (added[index]) files.current.set(place, added[index]);
        source.current?.insertPasted({
          text: pictures.map(({ place }) => `![](${place})`).join('\n\n'),
          isInline: false,
          origin: 'web',
          counts: { ...none, pictures: pictures.length },
          pictures,
          lostPictures: 0,
        });
      },
      onTakenBack: () => {
        failed.current = [];
        last.current.isNewest = false;
        setNote(null);
      },
      onWritten: () => {
        last.current.isNewest = false;
        setNote((before) => (before?.canTakeBack ? { ...before, canTakeBack: false } : before));
      },
    },
    note: note && {
      ...note,
      onTakeBack: note.canTakeBack ? () => source.current?.takeBackPaste() : null,
      onRetry: () => {
        const again = failed.current;
        failed.current = [];
        setNote({ ...note, waiting: again.length, failed: 0 });
        void send(again, last.current.number);
      },
      onClose: close,
    },
  };
}

const none = { headings: 0, paragraphs: 0, lists: 0, tables: 0, programs: 0, quotes: 0, links: 0, pictures: 0 };

function fileOf({ address, type, bytes }: PastedPicture): File {
  const content = Uint8Array.from(atob(bytes.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
  const name = address.split(/[/?#]/).filter(Boolean).at(-1) ?? 'obrazok';
  return new File([content], name, { type });
}
