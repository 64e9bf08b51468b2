import { useId, useLayoutEffect, useRef } from 'react';
import { FieldFrame, fieldClass } from '#src/components/ui/FieldFrame.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { LocalPayment } from '#src/contract/order.ts';

type Delivery = LocalPayment['delivery'];

interface Props {
  /** Digits, as they are typed; shown in fours. */
  cardNumber: string;
  /** Gives at most 16 digits without spaces. */
  onCardNumberChange: (digits: string) => void;
  delivery: Delivery;
  onDeliveryChange: (delivery: Delivery) => void;
  error: string | null;
  disabled: boolean;
}

const testCards = [
  { digits: '4242424242424242', outcome: 'Platba prejde' },
  { digits: '4000000000009995', outcome: 'Banka platbu odmietne: málo peňazí na karte' },
  { digits: '4000002500003155', outcome: 'Banka sa opýta, či platbu potvrdzuješ' },
];

const deliveries: Record<Delivery, { name: string; hint: string }> = {
  once: { name: 'Raz, hneď', hint: 'Tak to býva: platba príde a\u00A0kurz sa hneď otvorí.' },
  twice: { name: 'Dvakrát', hint: 'Tá istá správa príde znova. Kurz sa má sprístupniť len raz.' },
  late: { name: 'Neskoro', hint: 'Stránka po platbe chvíľu čaká, kým sa kurz otvorí.' },
  never: { name: 'Nikdy', hint: 'Správa sa stratí. O\u00A0platbe sa server dozvie, až keď sa na ňu sám opýta.' },
};

const deliveryNames = Object.keys(deliveries) as Delivery[];

function inFours(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** The form of the gateway for trying things out: made-up cards, and how the news of the payment comes. */
export function TestCardForm({ cardNumber, onCardNumberChange, delivery, onDeliveryChange, error, disabled }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The gaps are put in anew with every key: without this the caret would jump behind the last digit.
  const digitsBeforeCaret = useRef<number>(null);
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === null) return;
    const caret = inFours(cardNumber.slice(0, digitsBeforeCaret.current)).length;
    field.current?.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  });
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-5">
      <legend className="sr-only">Skúšobná karta</legend>
      <p className="text-muted">Nepíš sem číslo skutočnej karty. Vyber si jednu zo skúšobných:</p>
      <ul className="grid gap-2.5">
        {testCards.map(({ digits, outcome }) => (
          <li key={digits} className="grid">
            <button
              type="button"
              aria-pressed={cardNumber === digits}
              className="grid min-h-11 gap-x-4 rounded-lg border border-line-strong px-4 py-2.5 text-left transition-colors duration-150 enabled:hover:border-accent-text enabled:hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-accent-soft"
              onClick={() => onCardNumberChange(digits)}
            >
              <span className="font-strong tabular-nums">{inFours(digits)}</span>
              <span className="text-sm text-muted">{outcome}</span>
            </button>
          </li>
        ))}
      </ul>
      <FieldFrame
        id={`${id}-card`}
        label="Číslo skúšobnej karty"
        hint="Vyplní ho výber vyššie, alebo napíš 16&nbsp;číslic."
        error={error}
        length={cardNumber.length}
      >
        <input
          ref={field}
          id={`${id}-card`}
          inputMode="numeric"
          autoComplete="off"
          value={inFours(cardNumber)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-card-notes`}
          className={`${fieldClass} tabular-nums`}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            digitsBeforeCaret.current = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
            onCardNumberChange(value.replace(/\D/g, '').slice(0, 16));
          }}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-delivery`}
        label="Ako príde správa o&nbsp;platbe"
        hint={deliveries[delivery].hint}
        length={0}
      >
        <div className="relative">
          <select
            id={`${id}-delivery`}
            value={delivery}
            aria-describedby={`${id}-delivery-notes`}
            className={`${fieldClass} appearance-none pr-11`}
            onChange={(event) => {
              const chosen = deliveryNames.find((name) => name === event.currentTarget.value);
              if (chosen) onDeliveryChange(chosen);
            }}
          >
            {deliveryNames.map((name) => (
              <option key={name} value={name}>
                {deliveries[name].name}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
        </div>
      </FieldFrame>
    </fieldset>
  );
}
