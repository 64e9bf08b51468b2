import { type RefObject, useState } from 'react';
import type { ContentDocument } from '#src/contract/desk/content/deskContent.ts';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { type FileField, withFile } from '#src/domain/desk/content/contentFields.ts';
import type { TextPicture } from '#src/domain/desk/content/pictureAt.ts';
import type { MarkdownHandle } from './MarkdownSource.tsx';
import type { ContentSaver } from './useContentSaver.ts';

/** Which file the editor asks for, and where it goes; `onTaken`: a field has another value. */
export function usePicks(source: RefObject<MarkdownHandle | null>, saver: ContentSaver, onTaken: () => void) {
  /** Into the text at the cursor, or into a field. */
  const [picking, setPicking] = useState<'text' | FileField | null>(null);
  /** Of `text`: what stands at the cursor. */
  const [picture, setPicture] = useState<TextPicture | null>(null);
  const onPick = (file: MediaFile) => {
    if (picking === null || picking === 'text') return;
    const { document } = saver.read();
    saver.change({ ...document, data: withFile(document.data, picking, file) as ContentDocument['data'] });
    onTaken();
  };
  return {
    pickImage: () => {
      setPicture(source.current?.picture() ?? null);
      setPicking('text');
    },
    pickFile: setPicking,
    asked: {
      picking,
      picture,
      onPick,
      onPutPicture: (markdown: string) => source.current?.putPicture(markdown),
      onPicked: () => setPicking(null),
    },
  };
}
