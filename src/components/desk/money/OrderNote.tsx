import type { ReactNode } from 'react';
import { ChangedMeanwhile } from '#src/components/desk/kit/ChangedMeanwhile.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { useTypedOver } from '#src/components/desk/kit/useTypedOver.ts';
import type { OrderNoteChange } from '#src/contract/desk/money/deskOrders.ts';
import { maxOrderNoteLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  note: string | null;
  state: 'ready' | 'busy' | 'saved';
  /** What failed, what stayed safe, what to do. */
  failure: ReactNode;
  onSave: (change: OrderNoteChange) => void;
}

const cleaned = ({ text }: { text: string }) => ({ text: text.trim() });

/** What the desk keeps in mind about an order. What is typed stays also when somebody else has changed it. */
export function OrderNote({ note, state, failure, onSave }: Props) {
  const typed = useTypedOver({ text: note ?? '' }, cleaned);
  const { text } = typed.fields;
  const { isChanged, isBehind } = typed;
  return (
    <DeskPanel title="Poznámka">
      <DeskForm
        act="Uložiť poznámku"
        kind="outline"
        state={state === 'busy' ? 'busy' : isChanged && !isBehind ? 'ready' : 'disabled'}
        failure={failure}
        beside={
          <span role="status" className="text-2xs text-muted">
            {state === 'saved' && !isChanged && 'Uložené.'}
          </span>
        }
        onSubmit={() => {
          if (tooLong(text, maxOrderNoteLength)) return;
          onSave({ before: typed.base.text || null, after: typed.send().text });
        }}
      >
        <DeskField label="Poznámka k objednávke" text={text} limit={maxOrderNoteLength} help="Vidí ju len združenie.">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={text}
              onChange={({ currentTarget }) => typed.change({ text: currentTarget.value })}
            />
          )}
        </DeskField>
        {isBehind && (
          <ChangedMeanwhile
            theirs={[{ field: 'Poznámka', text: note ?? '' }]}
            onKeepMine={typed.keepMine}
            onTakeTheirs={typed.takeTheirs}
          />
        )}
      </DeskForm>
    </DeskPanel>
  );
}
