import { ChangedMeanwhile } from '#src/components/desk/kit/ChangedMeanwhile.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
import { useTypedOver } from '#src/components/desk/kit/useTypedOver.ts';
import type { CodeChange, CodeTerms } from '#src/contract/desk/money/deskCodes.ts';
import { maxDeskNoteLength } from '#src/contract/limits.ts';
import { countOf, times } from '#src/domain/codeTerms.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { CodeCountField } from './CodeCountField.tsx';
import { CodeNoteField } from './CodeNoteField.tsx';

interface Props {
  terms: CodeTerms;
  /** Uses that count. */
  used: number;
  state: 'ready' | 'busy' | 'saved' | 'failed';
  onSave: (change: CodeChange) => void;
}

interface Fields {
  cap: string;
  lastDay: string;
  note: string;
}

const fieldsOf = ({ maxRedemptions, lastDay, note }: CodeTerms): Fields => ({
  cap: maxRedemptions === null ? '' : String(maxRedemptions),
  lastDay: lastDay ?? '',
  note: note ?? '',
});
const cleaned = ({ cap, lastDay, note }: Fields): Fields => ({ cap: cap.trim(), lastDay, note: note.trim() });

/** What of a code can be changed: how often and how long it holds, and its note. */
export function CodeTermsForm({ terms, used, state, onSave }: Props) {
  const now = fieldsOf(terms);
  const typed = useTypedOver(now, cleaned);
  const { change, isBehind } = typed;
  const { cap, lastDay, note } = typed.fields;
  const isCap = countOf(cap) !== undefined;
  const isSame = !typed.isChanged;
  const isStopped = Number(countOf(cap) ?? Number.POSITIVE_INFINITY) <= used;
  const termsOf = (fields: Fields): CodeTerms => ({
    active: terms.active,
    maxRedemptions: countOf(fields.cap) ?? null,
    lastDay: fields.lastDay || null,
    note: fields.note || null,
  });
  const usedInWords = used === 0 ? 'Zatiaľ ho nikto nepoužil.' : `Zatiaľ použitý ${times(used)}.`;
  return (
    <DeskForm
      act="Uložiť zmeny"
      state={state === 'busy' ? 'busy' : isSame || isBehind ? 'disabled' : 'ready'}
      failure={state === 'failed' && 'Nepodarilo sa uložiť. Na kóde sa nezmenilo nič, skús to znova.'}
      beside={
        <p role="status" className="text-2xs text-muted">
          {state === 'saved' && isSame && 'Uložené'}
        </p>
      }
      onSubmit={() => {
        if (!isCap || tooLong(note, maxDeskNoteLength)) return;
        onSave({ before: termsOf(typed.base), after: termsOf(typed.send()) });
      }}
    >
      <CodeCountField
        label="Koľkokrát spolu"
        help={isStopped ? `Použitý je už ${times(used)}: týmto prestane platiť.` : usedInWords}
        value={cap}
        isChecked
        onChange={(text) => change({ cap: text })}
      />
      <DeskField label="Posledný deň" isOptional help={'Platí do polnoci v\u00A0Bratislave.'}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={lastDay}
            onChange={({ currentTarget }) => change({ lastDay: currentTarget.value })}
          />
        )}
      </DeskField>
      <CodeNoteField value={note} onChange={(text) => change({ note: text })} />
      {isBehind && (
        <ChangedMeanwhile
          theirs={[
            { field: 'Koľkokrát spolu', text: now.cap || 'bez obmedzenia' },
            { field: 'Posledný deň', text: terms.lastDay ? formatDate(terms.lastDay) : 'bez konca' },
            { field: 'Poznámka', text: now.note },
          ]}
          onKeepMine={typed.keepMine}
          onTakeTheirs={typed.takeTheirs}
        />
      )}
    </DeskForm>
  );
}
