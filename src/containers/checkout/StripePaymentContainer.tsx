import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { onAppearanceChange, paymentAppearance } from '#src/browser/page/paymentAppearance.ts';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import type { PaymentAttempt, PaymentOutcome, PaymentWay } from './paymentWay.ts';

interface Props {
  publishableKey: string;
  /** Cents; more than nothing. */
  amount: number;
  currency: string;
  ref: Ref<PaymentWay>;
}

/** Paying at Stripe. The form takes the amount, not a payment: another code leaves what is typed alone. */
export function StripePaymentContainer({ publishableKey, amount, currency, ref }: Props) {
  const { stripe, hasFailed, load } = useStripeScript(publishableKey);
  const [appearance, setAppearance] = useState(paymentAppearance);
  useEffect(() => onAppearanceChange(() => setAppearance(paymentAppearance())), []);
  return (
    <DataSection status={hasFailed ? 'error' : 'loading'} data={stripe} onRetry={load}>
      {(loaded) => (
        <Elements
          stripe={loaded}
          options={{ mode: 'payment', amount, currency: currency.toLowerCase(), locale: 'sk', appearance }}
        >
          <StripeForm ref={ref} />
        </Elements>
      )}
    </DataSection>
  );
}

function StripeForm({ ref }: { ref: Ref<PaymentWay> }) {
  const stripe = useStripe();
  const elements = useElements();
  const method = useRef('card');

  async function pay({ prepare, returnUrl, onLeave }: PaymentAttempt): Promise<PaymentOutcome> {
    if (!stripe || !elements) return { outcome: 'incomplete' };
    const { error: missing } = await elements.submit();
    if (missing) return missing.type === 'validation_error' ? { outcome: 'incomplete' } : failed(missing);
    const clientSecret = await prepare();
    if (clientSecret === null) return { outcome: 'paid' };
    // Cards are confirmed in the page; what else there is leads to the bank.
    if (method.current !== 'card') onLeave();
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    // Of a payment that is over already, in another window perhaps, Stripe says so in the error.
    const status = (paymentIntent ?? error?.payment_intent)?.status;
    if (status === 'succeeded') return { outcome: 'paid' };
    if (status === 'processing') return { outcome: 'processing' };
    return error ? failed(error) : { outcome: 'failed', code: 'card_declined' };
  }
  useImperativeHandle(ref, () => ({ pay }));

  return (
    <PaymentElement
      onChange={({ value }) => {
        method.current = value.type;
      }}
    />
  );
}

function failed({ decline_code, code, type }: StripeError): PaymentOutcome {
  return { outcome: 'failed', code: decline_code ?? code ?? type };
}

/** Stripe's script: loaded when the form is first shown, and again when the buyer asks for it. */
function useStripeScript(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadStripe(publishableKey).then(
      (loaded) => (loaded ? setStripe(loaded) : setFailed(true)),
      () => setFailed(true),
    );
  }, [publishableKey]);
  useEffect(load, [load]);
  return { stripe, hasFailed, load };
}
