import { useState } from 'react';
import { deskDrafts } from '#src/browser/desk/deskDrafts.ts';
import type { TextSaver } from '#src/browser/desk/textSaver.ts';
import { sendAs } from '#src/browser/outbox/sendAs.ts';
import { useTextSaver } from '#src/containers/desk/kit/useTextSaver.ts';
import type {
  ContentDocument,
  ContentKind,
  ContentSaved,
  OpenContent,
} from '#src/contract/desk/content/deskContent.ts';
import { saveContent } from '#src/queries/desk/content/deskContent.ts';

export type ContentSaver = TextSaver<ContentDocument, ContentSaved>;

interface Options {
  userId: string;
  kind: ContentKind;
  id: string;
  opened: OpenContent;
  onSaved: (saved: ContentSaved) => void;
}

/** A thing of the content that is written. */
export function useContentSaver({ userId, kind, id, opened, onSaved }: Options) {
  const [keep] = useState(() => deskDrafts<ContentDocument>(kind, id).openPlace());
  return useTextSaver<ContentDocument, ContentSaved>({
    document: opened.document,
    revision: opened.revision,
    save: (document, { revision, note, origin }) =>
      saveContent(sendAs(userId), { kind, id, revision }, { document, origin, ...(note && { note }) }),
    keep: (draft) => keep(draft && { ...draft, owner: userId, at: new Date().toISOString() }),
    onSaved,
  });
}
