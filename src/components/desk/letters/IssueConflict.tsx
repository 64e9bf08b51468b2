import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { IssueDraft } from '#src/contract/desk/letters/deskNewsletter.ts';

interface Props {
  mine: IssueDraft;
  theirs: IssueDraft;
  /** Who has saved theirs; `null`: nobody knows. */
  by: string | null;
  /** „24. 12. 2026 14:05“ */
  at: string;
  state: 'ready' | 'busy';
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people have written: both texts, until somebody decides. */
export function IssueConflict({ mine, theirs, by, at, state, onKeepMine, onTakeTheirs }: Props) {
  return (
    <div className="grid gap-3">
      <DeskNote tone="warn" isAlert>
        <strong>
          Tento newsletter medzitým uložil niekto iný{by ? `: ${by}` : ''}, {at}.
        </strong>{' '}
        Nestratilo sa nič: tvoj text je v&nbsp;tomto prehliadači, ich text na serveri. Vyber, ktorý ostane; čo treba,
        skopíruj si predtým z&nbsp;druhého.
      </DeskNote>
      <div className="grid gap-4 l:grid-cols-2">
        <Side name="Tvoj text" draft={mine} />
        <Side name="Uložený text" draft={theirs} />
      </div>
      <div className="flex flex-wrap gap-2">
        <DeskButton kind="primary" state={state} onPress={onKeepMine}>
          Uložiť môj text
        </DeskButton>
        <DeskButton state={state} onPress={onTakeTheirs}>
          Pokračovať v&nbsp;uloženom
        </DeskButton>
      </div>
    </div>
  );
}

function Side({ name, draft: { subject, preheader, text } }: { name: string; draft: IssueDraft }) {
  return (
    <label className="grid min-w-0 gap-1.5 text-2xs font-semibold">
      {name}
      <textarea
        readOnly
        rows={14}
        value={`${subject}\n${preheader}\n\n${text}`}
        className="w-full resize-y rounded-sm border border-line-strong bg-surface px-2.5 py-1.5 font-mono text-2xs font-normal text-secondary"
      />
    </label>
  );
}
