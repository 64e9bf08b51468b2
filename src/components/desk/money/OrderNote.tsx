import { type ReactNode, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { maxOrderNoteLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  note: string | null;
  state: 'ready' | 'busy' | 'saved';
  /** What failed, what stayed safe, what to do. */
  failure: ReactNode;
  onSave: (note: string) => void;
}

/** What the desk keeps in mind about an order. What is typed stays also when somebody else has changed it. */
export function OrderNote({ note, state, failure, onSave }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? note ?? '';
  const isChanged = text.trim() !== (note ?? '');
  return (
    <DeskPanel title="Poznámka">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && !tooLong(text, maxOrderNoteLength) && state !== 'busy') onSave(text.trim());
        }}
      >
        <DeskField label="Poznámka k objednávke" text={text} limit={maxOrderNoteLength} help="Vidí ju len združenie.">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={text}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </DeskField>
        {failure && (
          <DeskNote tone="danger" isAlert>
            {failure}
          </DeskNote>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <DeskButton type="submit" size="row" state={state === 'busy' ? 'busy' : isChanged ? 'ready' : 'disabled'}>
            Uložiť poznámku
          </DeskButton>
          <span role="status" className="text-2xs text-muted">
            {state === 'saved' && !isChanged && 'Uložené.'}
          </span>
        </div>
      </form>
    </DeskPanel>
  );
}
