import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { ConfirmPaymentDialog } from '#src/components/checkout/ConfirmPaymentDialog.tsx';
import { TestCardForm } from '#src/components/checkout/TestCardForm.tsx';
import type { LocalPayment } from '#src/contract/order.ts';
import { confirmLocalPayment } from '#src/queries/order.ts';
import type { PaymentAttempt, PaymentOutcome, PaymentWay } from './paymentWay.ts';

interface Props {
  /** „39,00 €“, for the bank's question. */
  amountText: string;
  isBusy: boolean;
  ref: Ref<PaymentWay>;
}

/** Paying with test cards, where the site stands in for its payment provider. */
export function LocalPaymentContainer({ amountText, isBusy, ref }: Props) {
  const [cardNumber, setCardNumber] = useState('');
  const [delivery, setDelivery] = useState<LocalPayment['delivery']>('once');
  const [error, setError] = useState<string | null>(null);
  /** Set while the bank asks. */
  const [answer, setAnswer] = useState<{ give: (isConfirmed: boolean) => void } | null>(null);

  /** Disabled while the payment runs, the form gives up the focus; afterwards it is back. */
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isBusy || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus();
  }, [isBusy]);

  async function askBuyer(): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((give) => setAnswer({ give }));
    setAnswer(null);
    return isConfirmed;
  }

  async function pay({ prepare }: PaymentAttempt): Promise<PaymentOutcome> {
    if (cardNumber.length !== 16) {
      setError('Číslo skúšobnej karty má 16\u00A0číslic.');
      return { outcome: 'incomplete' };
    }
    focused.current = document.activeElement;
    const clientSecret = await prepare();
    if (clientSecret === null) return { outcome: 'paid' };
    const payment = { clientSecret, cardNumber, delivery };
    const first = await confirmLocalPayment(sendToApi, payment);
    const result =
      first.status === 'requires_action'
        ? await confirmLocalPayment(sendToApi, { ...payment, confirmed: await askBuyer() })
        : first;
    return result.status === 'succeeded'
      ? { outcome: 'paid' }
      : { outcome: 'failed', code: result.declineCode ?? 'card_declined' };
  }
  useImperativeHandle(ref, () => ({ pay }));

  return (
    <>
      <TestCardForm
        cardNumber={cardNumber}
        onCardNumberChange={(digits) => {
          setError(null);
          setCardNumber(digits);
        }}
        delivery={delivery}
        onDeliveryChange={setDelivery}
        error={error}
        disabled={isBusy}
      />
      <ConfirmPaymentDialog
        isOpen={answer !== null}
        amountText={amountText}
        onConfirm={() => answer?.give(true)}
        onRefuse={() => answer?.give(false)}
      />
    </>
  );
}
