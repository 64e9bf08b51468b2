import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
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
      <DeskForm
        act="Uložiť poznámku"
        kind="outline"
        state={state === 'busy' ? 'busy' : isChanged ? 'ready' : 'disabled'}
        failure={failure}
        beside={
          <span role="status" className="text-2xs text-muted">
            {state === 'saved' && !isChanged && 'Uložené.'}
          </span>
        }
        onSubmit={() => {
          if (!tooLong(text, maxOrderNoteLength)) onSave(text.trim());
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
      </DeskForm>
    </DeskPanel>
  );
}
