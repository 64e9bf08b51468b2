import { useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { CodeTerms } from '#src/contract/desk/money/deskCodes.ts';
import { maxDeskNoteLength } from '#src/contract/limits.ts';
import { countOf, times } from '#src/domain/codeTerms.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { CodeCountField } from './CodeCountField.tsx';
import { CodeNoteField } from './CodeNoteField.tsx';

interface Props {
  /** As the code was when the form was opened. */
  terms: CodeTerms;
  /** Uses that count. */
  used: number;
  /** `changed`: somebody has changed the code meanwhile. */
  state: 'ready' | 'busy' | 'saved' | 'failed' | 'changed';
  onSave: (terms: CodeTerms) => void;
}

/** What of a code can be changed: how often and how long it holds, and its note. */
export function CodeTermsForm({ terms, used, state, onSave }: Props) {
  const [cap, setCap] = useState(terms.maxRedemptions === null ? '' : String(terms.maxRedemptions));
  const [lastDay, setLastDay] = useState(terms.lastDay ?? '');
  const [note, setNote] = useState(terms.note ?? '');
  const changed: CodeTerms = {
    active: terms.active,
    maxRedemptions: countOf(cap) ?? null,
    lastDay: lastDay || null,
    note: note.trim() || null,
  };
  const isCap = countOf(cap) !== undefined;
  const isSame = isCap && JSON.stringify(changed) === JSON.stringify(terms);
  const isStopped = changed.maxRedemptions !== null && changed.maxRedemptions <= used;
  const usedInWords = used === 0 ? 'Zatiaľ ho nikto nepoužil.' : `Zatiaľ použitý ${times(used)}.`;
  return (
    <DeskForm
      act="Uložiť zmeny"
      state={state === 'busy' ? 'busy' : isSame ? 'disabled' : 'ready'}
      failure={state === 'failed' && 'Nepodarilo sa uložiť. Na kóde sa nezmenilo nič, skús to znova.'}
      beside={
        <p role="status" className="text-2xs text-muted">
          {state === 'saved' && isSame && 'Uložené'}
        </p>
      }
      onSubmit={() => {
        if (isCap && !tooLong(note, maxDeskNoteLength)) onSave(changed);
      }}
    >
      <CodeCountField
        label="Koľkokrát spolu"
        help={isStopped ? `Použitý je už ${times(used)}: týmto prestane platiť.` : usedInWords}
        value={cap}
        isChecked
        onChange={setCap}
      />
      <DeskField label="Posledný deň" isOptional help={'Platí do polnoci v\u00A0Bratislave.'}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={lastDay}
            onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
          />
        )}
      </DeskField>
      <CodeNoteField value={note} onChange={setNote} />
      {state === 'changed' && (
        <DeskNote tone="warn" isAlert>
          Kód sa medzitým zmenil v&nbsp;inom okne, preto sme nič neuložili. Čo máš napísané, ostalo. Ak to má platiť,
          ulož to znova.
        </DeskNote>
      )}
    </DeskForm>
  );
}
