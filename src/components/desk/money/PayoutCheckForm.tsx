import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { Payout, PayoutCheck } from '#src/contract/desk/money/deskMovements.ts';
import { maxBookReasonLength } from '#src/contract/limits.ts';
import { parseAmount, writtenAmount } from '#src/domain/amount.ts';
import { signedAmount } from '#src/domain/desk/money/movement.ts';

interface Props {
  payout: Payout;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onCheck: (check: PayoutCheck) => void;
}

/** What the bank's statement says of a payout: it agrees, or the difference has a reason. */
export function PayoutCheckForm({ payout, state, failure, onCheck }: Props) {
  const [day, setDay] = useState(payout.bankDay ?? payout.arrivesOn ?? '');
  const [written, setWritten] = useState(writtenAmount(payout.bankAmount ?? payout.amount));
  const [note, setNote] = useState(payout.note ?? '');
  const [isChecked, setChecked] = useState(false);
  const amount = parseAmount(written);
  const missing = amount === null ? 0 : payout.amount - amount;
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day);
  const needsReason = amount !== null && missing !== 0;
  const isReady =
    isDay && amount !== null && (!needsReason || note.trim() !== '') && note.length <= maxBookReasonLength;
  return (
    <DeskForm
      kind="outline"
      act={needsReason ? 'Uložiť s\u00A0dôvodom' : 'Sedí s\u00A0výpisom'}
      state={state}
      failure={failure}
      onSubmit={() => {
        setChecked(true);
        if (isReady) onCheck({ bankDay: day, bankAmount: amount, note: note.trim() });
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <DeskField label="Deň vo výpise" error={isChecked && !isDay ? 'Vyber deň z\u00A0výpisu.' : null}>
          {(control) => (
            <input {...control} type="date" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
          )}
        </DeskField>
        <DeskField
          label="Banka prijala (€)"
          error={isChecked && amount === null ? 'Napíš sumu, napríklad 415,55.' : null}
        >
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={written}
              onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            />
          )}
        </DeskField>
      </div>
      {needsReason && (
        <DeskNote tone="danger">
          <strong>
            {missing > 0 ? 'Chýba' : 'Prišlo navyše'} {signedAmount(Math.abs(missing))}.
          </strong>{' '}
          Mesiac sa nedá uzavrieť, kým rozdiel nemá dôvod.
        </DeskNote>
      )}
      <DeskField
        label={needsReason ? 'Dôvod rozdielu' : 'Poznámka'}
        isOptional={!needsReason}
        error={isChecked && needsReason && note.trim() === '' ? 'Napíš, kde rozdiel vznikol.' : null}
        text={note}
        limit={maxBookReasonLength}
      >
        {(control) => (
          <input {...control} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
        )}
      </DeskField>
    </DeskForm>
  );
}
