import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deskDrafts } from '#src/browser/desk/deskDrafts.ts';
import { sendAs } from '#src/browser/outbox/sendAs.ts';
import { useTextSaver } from '#src/containers/desk/kit/useTextSaver.ts';
import type { Issue, IssueDraft } from '#src/contract/desk/letters/deskNewsletter.ts';
import { fateOfDraft } from '#src/domain/desk/kit/deskDraft.ts';
import { issueOf, saveIssue } from '#src/queries/desk/letters/deskNewsletter.ts';

const wordsOf = ({ subject, preheader, text, groups }: IssueDraft): IssueDraft => ({
  subject,
  preheader,
  text,
  ...(groups && { groups }),
});

interface Options {
  userId: string;
  issue: Issue;
  onSaved: (issue: Issue) => void;
}

/**
 * A newsletter that is written. What this browser has kept of it goes on by itself; where somebody else has saved meanwhile, both texts
 * stay until somebody decides.
 */
export function useIssueDraft({ userId, issue, onSaved }: Options) {
  const { id } = issue;
  const drafts = deskDrafts<IssueDraft>('newsletter', id);
  const [keep] = useState(() => drafts.openPlace());
  const head = { revision: issue.version, document: wordsOf(issue) };
  const [begun] = useState(() => {
    const draft = drafts.list().findLast((one) => fateOfDraft(one, userId, head) !== 'none');
    return draft ? { draft, isBehind: draft.base !== head.revision } : null;
  });
  const { saver, state } = useTextSaver<IssueDraft, { revision: number; at: string }>({
    document: head.document,
    revision: begun?.draft.base ?? head.revision,
    savedAt: issue.updatedAt,
    begun: begun && { document: begun.draft.document, isBehind: begun.isBehind },
    save: async (words, { revision }) => {
      const saved = await saveIssue(sendAs(userId), id, revision, words);
      onSaved(saved);
      return { revision: saved.version, at: saved.updatedAt };
    },
    keep: (draft) => keep(draft && { ...draft, owner: userId, at: new Date().toISOString() }),
  });
  useEffect(() => {
    if (!begun) return;
    saver.keepNow();
    // It is kept as what is written now: nothing of it waits for a decision any more.
    if (saver.read().isKept) deskDrafts<IssueDraft>('newsletter', id).decided(begun.draft);
  }, [begun, saver, id]);

  // Who has nothing unsaved goes on with what somebody else has saved.
  useEffect(() => {
    const { phase, revision } = saver.read();
    if (phase !== 'saved' || issue.version <= revision) return;
    saver.goOnFrom({ revision: issue.version, document: wordsOf(issue) }, wordsOf(issue));
    void saver.saveNow();
  }, [saver, issue]);

  const isChanged = state.phase === 'changed';
  const { data: theirs } = useQuery({ ...issueOf(userId, id), enabled: isChanged, staleTime: 0 });
  /** Their version is what was seen. */
  const settle = (found: Issue, words: IssueDraft) => {
    saver.goOnFrom({ revision: found.version, document: wordsOf(found) }, words);
    void saver.saveNow();
  };
  return {
    draft: state.document,
    change: saver.change,
    save: () => saver.saveNow(),
    state: state.phase,
    savedAt: state.savedAt,
    version: () => saver.read().revision,
    conflict: isChanged &&
      theirs &&
      theirs.version > state.revision && {
        theirs,
        keepMine: () => settle(theirs, state.document),
        takeTheirs: () => settle(theirs, wordsOf(theirs)),
      },
  };
}
