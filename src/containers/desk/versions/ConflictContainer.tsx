import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { ConflictView } from '#src/components/desk/versions/ConflictView.tsx';
import { isTyping } from '#src/containers/desk/kit/useDeskKeys.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { ContentConflict, ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { clockOrTime } from '#src/domain/desk/content/deskContent.ts';
import { type MergeChoice, mergeContent, mergedDocument } from '#src/domain/desk/versions/mergeContent.ts';
import { readConflict } from '#src/queries/desk/content/deskContent.ts';

interface Props {
  kind: ContentKind;
  id: string;
  mine: ContentDocument;
  /** The revision that mine began from. */
  base: number;
  /** Saves the merged text behind theirs; answers whether it is saved. */
  onMerged: (theirs: { revision: number; document: ContentDocument }, merged: ContentDocument) => Promise<boolean>;
  onDiscard: (theirs: { revision: number; document: ContentDocument }) => void;
}

/** Somebody else has saved meanwhile: both texts become one, and nothing of either is lost unseen. */
export function ConflictContainer(props: Props) {
  const { kind, id, base } = props;
  const [round, setRound] = useState(0);
  const conflict = useQuery({
    queryKey: ['desk-conflict', kind, id, base, round],
    queryFn: () => readConflict(sendToApi, kind, id, base),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <DeskSection {...sectionOf(conflict)}>
      {(data) => <Merging key={round} {...props} conflict={data} onAgain={() => setRound(round + 1)} />}
    </DeskSection>
  );
}

function Merging({
  mine,
  conflict,
  onMerged,
  onDiscard,
  onAgain,
}: Props & { conflict: ContentConflict; onAgain: () => void }) {
  const { base, theirs: document, revision } = conflict;
  const [merge] = useState(() => mergeContent(mine, base, document));
  const [choices, setChoices] = useState<Record<string, MergeChoice>>({});
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const theirs = { revision: revision.id, document };
  const merged = mergedDocument(merge, choices, mine, document);
  const saving = useMutation({
    mutationFn: async (whole: ContentDocument) => {
      if (!(await onMerged(theirs, whole))) throw new Error('The merged text is not saved.');
    },
    // Somebody may have saved once more.
    onError: onAgain,
  });
  const save = () => {
    if (merged && !saving.isPending) saving.mutate(merged);
  };
  useMergeKeys(save);
  return (
    <>
      <ConflictView
        merge={merge}
        choices={choices}
        onChoose={(place, choice) => setChoices((all) => ({ ...all, [place]: choice }))}
        theirs={{ name: revision.by.name ?? 'Niekto', at: clockOrTime(revision.at, now) }}
        state={callState(saving)}
        onSave={save}
        onDiscard={() => setAsking(true)}
      />
      <DeskQuestion
        isOpen={isAsking}
        title="Zahodiť moje zmeny?"
        act="Zahodiť moje zmeny"
        state="ready"
        onAct={() => onDiscard(theirs)}
        onClose={() => setAsking(false)}
      >
        <p>
          Ostane verzia, ktorú medzitým uložil niekto iný. Tvoj text sa z&nbsp;tohto prehliadača odstráni a&nbsp;vrátiť
          sa nedá.
        </p>
      </DeskQuestion>
    </>
  );
}

/** J and K go by places, 1 2 3 E decide about the one that has the focus, Ctrl Enter saves. */
function useMergeKeys(save: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') save();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const places = [...document.querySelectorAll('[data-merge-place]')];
      const place = document.activeElement?.closest('[data-merge-place]') ?? null;
      const at = place ? places.indexOf(place) : -1;
      if (key === 'j' || key === 'k') {
        const next = at === -1 ? places[0] : places[at + (key === 'j' ? 1 : -1)];
        next?.querySelector('button')?.focus();
      } else if (['1', '2', '3', 'e'].includes(key)) {
        const button = place?.querySelector<HTMLElement>(`[data-merge-key="${key}"]`);
        if (button) event.preventDefault();
        button?.click();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [save]);
}
