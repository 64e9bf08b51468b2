import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import type { DeskOrder } from '#src/contract/desk/money/deskOrders.ts';
import { maxRefundReasonLength } from '#src/contract/limits.ts';
import { parseAmount } from '#src/domain/amount.ts';
import { endsCourse } from '#src/domain/desk/money/deskOrder.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  order: Pick<DeskOrder, 'buyerName' | 'productName' | 'receiptNumber' | 'currency' | 'refundable'>;
  state: 'ready' | 'busy';
  /** Why nothing was given back, or why that is not known. */
  failure: ReactNode;
  /** How much in cents, and why: that stands in the history. */
  onRefund: (amount: number, reason: string) => void;
  onClose: () => void;
}

/** Asks before money is given back: how much, what ends with it and what stays. */
export function RefundQuestion({ order, state, failure, onRefund, onClose }: Props) {
  const { refundable, currency } = order;
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amount = isPart ? parseAmount(typed) : refundable;
  const error =
    amount === null || amount === 0
      ? 'Napíš sumu v\u00A0eurách, napríklad 10,50.'
      : amount > refundable
        ? `Vrátiť sa dá najviac ${formatExactAmount(refundable, currency)}.`
        : null;
  return (
    <DeskQuestion
      isOpen
      title="Vrátiť peniaze?"
      act={amount !== null && error === null ? `Vrátiť ${formatExactAmount(amount, currency)}` : 'Vrátiť časť'}
      state={state}
      error={failure}
      onAct={() => {
        setChecked(true);
        if (amount !== null && error === null && !tooLong(reason, maxRefundReasonLength)) onRefund(amount, reason);
      }}
      onClose={onClose}
    >
      <p className="text-muted">
        {order.buyerName}, {order.productName}, doklad {order.receiptNumber}
      </p>
      <fieldset className="grid gap-2">
        <legend className="sr-only">Koľko</legend>
        <DeskOption
          group="kolko"
          isChosen={!isPart}
          note={'Kurz sa zavrie. Pokrok a\u00A0komentáre ostanú.'}
          onChoose={() => setPart(false)}
        >
          Celú sumu, <strong>{formatExactAmount(refundable, currency)}</strong>
        </DeskOption>
        <DeskOption group="kolko" isChosen={isPart} note="Kurz ostane otvorený." onChoose={() => setPart(true)}>
          Časť
        </DeskOption>
      </fieldset>
      {isPart && (
        <DeskField
          label="Koľko eur"
          error={isChecked ? error : null}
          help={
            amount !== null && endsCourse(order, amount)
              ? 'To je všetko, čo ostáva: kurz sa zavrie.'
              : `Ostáva ${formatExactAmount(refundable, currency)}.`
          }
        >
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onBlur={() => setChecked(typed !== '')}
            />
          )}
        </DeskField>
      )}
      <DeskField
        label="Dôvod"
        text={reason}
        limit={maxRefundReasonLength}
        isOptional
        help="Ostane v&nbsp;histórii objednávky, vidí ho len združenie."
      >
        {(control) => (
          <input
            {...control}
            list="dovody-vratenia"
            autoComplete="off"
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </DeskField>
      <datalist id="dovody-vratenia">
        {usualReasons.map((usual) => (
          <option key={usual} value={usual} />
        ))}
      </datalist>
      <DeskNote>
        Peniaze prídu tam, odkiaľ platba prišla, zvyčajne do 10&nbsp;pracovných dní.{' '}
        <strong>Vrátenie sa nedá zobrať späť.</strong> Kupujúcemu príde e-mail a&nbsp;suma sa vyznačí na doklade{' '}
        {order.receiptNumber}.
      </DeskNote>
    </DeskQuestion>
  );
}

const usualReasons = ['Kúpené dvakrát', 'Odstúpenie do 14 dní', 'Kurz nefunguje, ako sme sľúbili'];
