import { useState } from 'react';
import { deskDrafts, type KeptDraft } from '#src/browser/desk/deskDrafts.ts';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { fateOfDraft, isSameValue } from '#src/domain/desk/kit/deskDraft.ts';
import type { ContentSaver } from './useContentSaver.ts';

type Draft = KeptDraft<ContentDocument>;
type Theirs = { revision: number; document: ContentDocument };

interface Options {
  userId: string;
  kind: ContentKind;
  id: string;
  saver: ContentSaver;
  state: ReturnType<ContentSaver['read']>;
  /** Shows the text of a draft that was taken. */
  onTaken: (document: ContentDocument) => void;
}

/** A draft that was left in this browser, and the merge of it, or of what is being written, with what somebody else has saved. */
export function useContentDraft({ userId, kind, id, saver, state, onTaken }: Options) {
  const drafts = deskDrafts<ContentDocument>(kind, id);
  const [aside, setAside] = useState(() => {
    const left = drafts.list();
    const isSaved = ({ owner, document }: Draft) => owner === userId && isSameValue(document, state.document);
    for (const draft of left.filter(isSaved)) drafts.decided(draft);
    return left.filter((draft) => !isSaved(draft));
  });
  const [merging, setMerging] = useState<Draft | null>(null);
  const found = aside.find((draft) => fateOfDraft(draft, userId, state) !== 'none') ?? null;
  /** What is merged: a draft that is behind, or what was written while somebody else saved. */
  const conflict = merging
    ? { mine: merging.document, base: merging.base }
    : state.phase === 'changed'
      ? { mine: state.document, base: state.revision }
      : null;
  const decide = (draft: Draft) => {
    drafts.decided(draft);
    setAside(aside.filter(({ key }) => key !== draft.key));
  };
  const leaveConflict = () => {
    if (merging) decide(merging);
    setMerging(null);
  };
  return {
    found,
    fate: fateOfDraft(found, userId, state),
    conflict,
    take: async () => {
      if (!found) return;
      // What was written meanwhile is not written over, either.
      await saver.saveNow();
      if (fateOfDraft(found, userId, saver.read()) === 'behind') {
        setMerging(found);
        return;
      }
      saver.change(found.document);
      onTaken(found.document);
      saver.keepNow();
      decide(found);
    },
    compare: () => setMerging(found),
    discard: () => {
      if (found) decide(found);
    },
    saveMerged: async (theirs: Theirs, merged: ContentDocument) => {
      saver.goOnFrom(theirs, merged);
      const isSaved = await saver.saveNow({ origin: 'merged' });
      if (isSaved) leaveConflict();
      return isSaved;
    },
    discardMine: (theirs: Theirs) => {
      saver.goOnFrom(theirs, theirs.document);
      void saver.saveNow();
      leaveConflict();
    },
  };
}
