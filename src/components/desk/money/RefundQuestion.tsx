import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import type { DeskOrder } from '#src/contract/desk/money/deskOrders.ts';
import { maxRefundReasonLength } from '#src/contract/limits.ts';
import { parseAmount, writtenAmount } from '#src/domain/amount.ts';
import { endsCourse } from '#src/domain/desk/money/deskOrder.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  order: Pick<DeskOrder, 'buyerName' | 'productName' | 'receiptNumber' | 'currency' | 'refundable'>;
  /** What was written before a sign-in led away, in cents. */
  initialAmount?: number | null;
  /** For the history; kept by the caller, so that a sign-in on the way loses nothing. */
  reason: string;
  onReason: (reason: string) => void;
  /** `sign-in-needed`: the last sign-in is too long ago; `changed`: somebody has given something back meanwhile. */
  state: 'ready' | 'busy' | 'failed' | 'sign-in-needed' | 'changed';
  onRefund: (amount: number) => void;
  onSignInAgain: (amount: number) => void;
  onClose: () => void;
}

/** Asks before money is given back: how much, what ends with it and what stays. */
export function RefundQuestion(props: Props) {
  const { order, initialAmount = null, reason, onReason, state, onRefund, onSignInAgain, onClose } = props;
  const { refundable, currency } = order;
  const [isPart, setPart] = useState(initialAmount !== null && initialAmount < refundable);
  const [typed, setTyped] = useState(isPart && initialAmount !== null ? writtenAmount(initialAmount) : '');
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
      state={state === 'busy' ? 'busy' : 'ready'}
      error={failures[state]}
      milder={
        state === 'sign-in-needed' &&
        amount !== null && <DeskButton onPress={() => onSignInAgain(amount)}>Prihlásiť sa znova</DeskButton>
      }
      onAct={() => {
        setChecked(true);
        if (amount !== null && error === null && !tooLong(reason, maxRefundReasonLength)) onRefund(amount);
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
            onChange={({ currentTarget }) => onReason(currentTarget.value)}
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

const failures: Record<Props['state'], string | null> = {
  ready: null,
  busy: null,
  failed: 'Odpoveď neprišla. Pozri si stav objednávky skôr, než to skúsiš znova: dvakrát to isté nevrátime.',
  'sign-in-needed':
    'Zatiaľ sa nevrátilo nič. Tvoje prihlásenie je staršie ako hodina, preto sa prihlás znova. Vrátime ťa sem aj so sumou.',
  changed:
    'Medzitým sa z\u00A0tejto objednávky vrátili peniaze v\u00A0inom okne. Zavri toto okno a\u00A0pozri si, koľko ešte ostáva.',
};
