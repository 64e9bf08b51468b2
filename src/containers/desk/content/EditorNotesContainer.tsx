import { useState } from 'react';
import { DraftOffer } from '#src/components/desk/content/DraftOffer.tsx';
import { UnsavedNote } from '#src/components/desk/content/UnsavedNote.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import type { SaveStateName } from '#src/components/desk/kit/SaveState.tsx';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { clockOrTime } from '#src/domain/desk/content/deskContent.ts';
import type { useContentDraft } from './useContentDraft.ts';

interface Props {
  draft: ReturnType<typeof useContentDraft>;
  state: SaveStateName;
  /** The browser has it, so it survives the page. */
  isKept: boolean;
}

/** What this browser has and the server has not: a draft of before is offered, what is not saved is said. */
export function EditorNotesContainer({ draft, state, isKept }: Props) {
  const { found, fate, conflict } = draft;
  const now = useNow();
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <>
      {fate !== 'none' && found && !conflict && (
        <DraftOffer
          at={clockOrTime(found.at, now)}
          isBehind={fate === 'behind'}
          onGoOn={() => void draft.take()}
          onCompare={draft.compare}
          onDiscard={() => setDiscarding(true)}
        />
      )}
      <UnsavedNote state={state} isKept={isKept} />
      <DeskQuestion
        isOpen={isDiscarding}
        title="Zahodiť rozpísaný text?"
        act="Zahodiť rozpísaný text"
        state="ready"
        onAct={() => {
          draft.discard();
          setDiscarding(false);
        }}
        onClose={() => setDiscarding(false)}
      >
        <p>
          Ostane to, čo je uložené na serveri. Rozpísaný text je len v&nbsp;tomto prehliadači a&nbsp;vrátiť sa nedá.
        </p>
      </DeskQuestion>
    </>
  );
}
