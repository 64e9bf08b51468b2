import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { CodeTerms } from '#src/contract/desk/money/deskCodes.ts';
import { maxDeskNoteLength } from '#src/contract/limits.ts';
import { times } from '#src/domain/codeTerms.ts';
import { tooLong } from '#src/domain/textLimit.ts';

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
  const isCap = cap.trim() === '' || /^[1-9]\d{0,5}$/.test(cap.trim());
  const changed: CodeTerms = {
    active: terms.active,
    maxRedemptions: cap.trim() === '' ? null : Number(cap),
    lastDay: lastDay || null,
    note: note.trim() || null,
  };
  const isSame = JSON.stringify(changed) === JSON.stringify(terms);
  const isStopped = changed.maxRedemptions !== null && changed.maxRedemptions <= used;
  const usedInWords = used === 0 ? 'Zatiaľ ho nikto nepoužil.' : `Zatiaľ použitý ${times(used)}.`;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCap && !tooLong(note, maxDeskNoteLength) && state !== 'busy') onSave(changed);
      }}
    >
      <DeskField
        label="Koľkokrát spolu"
        isOptional
        error={isCap ? null : 'Napíš celé číslo od 1, alebo nechaj prázdne.'}
        help={isStopped ? `Použitý je už ${times(used)}: týmto prestane platiť.` : usedInWords}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={cap}
            onChange={({ currentTarget }) => setCap(currentTarget.value)}
          />
        )}
      </DeskField>
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
      <DeskField
        label="Poznámka"
        text={note}
        limit={maxDeskNoteLength}
        isOptional
        help={'Vidí ju len združenie a\u00A0ostane v\u00A0zázname: nepíš do nej mená.'}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </DeskField>
      {state === 'changed' && (
        <DeskNote tone="warn" isAlert>
          Kód sa medzitým zmenil v&nbsp;inom okne, preto sme nič neuložili. Čo máš napísané, ostalo. Ak to má platiť,
          ulož to znova.
        </DeskNote>
      )}
      {state === 'failed' && (
        <DeskNote tone="danger" isAlert>
          Nepodarilo sa uložiť. Na kóde sa nezmenilo nič, skús to znova.
        </DeskNote>
      )}
      <div className="flex items-center gap-3">
        <DeskButton type="submit" kind="primary" state={state === 'busy' ? 'busy' : isSame ? 'disabled' : 'ready'}>
          Uložiť zmeny
        </DeskButton>
        <p role="status" className="text-2xs text-muted">
          {state === 'saved' && isSame && 'Uložené'}
        </p>
      </div>
    </form>
  );
}
