import { useMutation } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { CheckoutView } from '#src/components/checkout/CheckoutView.tsx';
import { PromotionCodeForm } from '#src/components/checkout/PromotionCodeForm.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { useLeaveWarning } from '#src/containers/ui/useLeaveWarning.ts';
import type { BrowserServices } from '#src/contract/browserServices.ts';
import type { Course, CourseProduct } from '#src/contract/course.ts';
import type { Checkout } from '#src/contract/order.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { paidPath } from '#src/domain/paidPath.ts';
import { paths } from '#src/domain/paths.ts';
import { paymentErrorMessage } from '#src/domain/paymentErrors.ts';
import { ApiError, refusalOf } from '#src/queries/apiClient.ts';
import { changePromotionCode, giveConsent } from '#src/queries/order.ts';
import { site } from '#src/site.ts';
import type { PaymentOutcome, PaymentWay } from './paymentWay.ts';

// Only the way that this installation has comes to the browser.
const StripePaymentContainer = lazy(() =>
  import('./StripePaymentContainer.tsx').then((module) => ({ default: module.StripePaymentContainer })),
);
const LocalPaymentContainer = lazy(() =>
  import('./LocalPaymentContainer.tsx').then((module) => ({ default: module.LocalPaymentContainer })),
);

interface Props {
  course: Course;
  product: CourseProduct;
  checkout: Checkout;
  payments: BrowserServices['payments'];
  /** The buyer comes back from a bank that did not pay. */
  hasPaymentFailed: boolean;
  onChange: (checkout: Checkout) => void;
  /** The order can be paid no more: another window has changed or paid it. */
  onClosed: () => void;
}

/** An open checkout: promotion code, consent, payment. */
export function CheckoutFormContainer(props: Props) {
  const { course, product, checkout, payments, hasPaymentFailed, onChange, onClosed } = props;
  const { order } = checkout;
  const navigate = useNavigate();
  const way = useRef<PaymentWay>(null);
  const form = useFilledRef(way);
  /** From the press of the button on, before any render. */
  const isPaying = useRef(false);
  const [code, setCode] = useState('');
  const [hasConsented, setConsented] = useState(false);
  const [consentError, setConsentError] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const successPath = paidPath(course.slug, product.id, {
    promotionCode: order.promotionCode ?? '',
    finalAmount: order.amount,
  });

  const changing = useMutation({
    mutationFn: (promotionCode: string | null) => changePromotionCode(sendToApi, order.id, promotionCode),
    onSuccess: (next) => {
      setCode('');
      paying.reset();
      onChange(next);
    },
    onError: closeIfOver,
  });

  const paying = useMutation({
    mutationFn: async (): Promise<PaymentOutcome> => {
      const prepare = () => giveConsent(sendToApi, order.id);
      if (order.amount === 0) {
        await prepare();
        return { outcome: 'paid' };
      }
      const returnUrl = location.origin + successPath;
      // The form of the payment comes by itself: who was faster waits for it.
      await form.filled;
      return (
        (await way.current?.pay({ prepare, returnUrl, onLeave: () => setLeaving(true) })) ?? { outcome: 'incomplete' }
      );
    },
    onSuccess: (result) => {
      if (isDone(result)) return navigate(successPath);
      isPaying.current = false;
    },
    onError: (error) => {
      isPaying.current = false;
      closeIfOver(error);
    },
    onSettled: () => setLeaving(false),
  });
  const isBusy = paying.isPending || isDone(paying.data);
  useLeaveWarning(paying.isPending && !isLeaving);

  function closeIfOver(error: Error): void {
    if (['order-closed', 'already-owned'].includes(refusalOf(error) ?? '')) onClosed();
  }

  function pay(): void {
    // While the code changes the amount on the button is not what would be paid.
    if (isPaying.current || changing.isPending) return;
    if (!hasConsented) {
      setConsentError('Bez tejto žiadosti ti kurz nemôžeme hneď sprístupniť.');
      return;
    }
    isPaying.current = true;
    paying.mutate();
  }

  return (
    <CheckoutView
      course={{ name: course.name, courseHref: paths.course(course.slug) }}
      product={{
        name: course.name,
        lectureCount: course.lectureCount,
        minutes: course.minutes,
        illustration: course.illustration,
      }}
      order={order}
      isTest={payments.provider === 'local'}
      promotion={
        <PromotionCodeForm
          appliedCode={order.promotionCode}
          value={code}
          onChange={(value) => {
            changing.reset();
            setCode(value);
          }}
          onApply={() => !isBusy && !changing.isPending && changing.mutate(code.trim())}
          onRemove={() => !isBusy && !changing.isPending && changing.mutate(null)}
          state={changing.isPending || isBusy ? 'busy' : 'idle'}
          error={changing.error && codeError(changing.error)}
        />
      }
      payment={
        order.amount === 0 ? null : (
          <CodeBoundary>
            <Suspense fallback={<Spinner />}>
              {payments.provider === 'stripe' ? (
                <StripePaymentContainer
                  ref={form.ref}
                  publishableKey={payments.publishableKey}
                  amount={order.amount}
                  currency={order.currency}
                />
              ) : (
                <LocalPaymentContainer
                  ref={form.ref}
                  amountText={formatExactAmount(order.amount, order.currency)}
                  isBusy={isBusy}
                />
              )}
            </Suspense>
          </CodeBoundary>
        )
      }
      hasConsented={hasConsented}
      onConsentChange={(isGiven) => {
        setConsentError(null);
        setConsented(isGiven);
      }}
      consentError={consentError}
      termsHref={site.documents.terms}
      privacyHref={site.documents.privacy}
      state={isBusy ? 'busy' : 'ready'}
      error={
        paying.isIdle && hasPaymentFailed
          ? paymentErrorMessage('card_declined')
          : paymentError(paying.data, paying.error)
      }
      onPay={pay}
    />
  );
}

/** Hands on what a component puts behind a ref, and tells when it first has. */
function useFilledRef<T>(target: RefObject<T | null>) {
  return useState(() => {
    let fill: () => void;
    const filled = new Promise<void>((resolve) => {
      fill = resolve;
    });
    const ref = (value: T | null) => {
      target.current = value;
      if (value) fill();
    };
    return { filled, ref };
  })[0];
}

function isDone(result: PaymentOutcome | undefined): boolean {
  return result?.outcome === 'paid' || result?.outcome === 'processing';
}

function paymentError(result: PaymentOutcome | undefined, error: Error | null): string | null {
  if (result?.outcome === 'failed') return paymentErrorMessage(result.code);
  if (error) return paymentErrorMessage(refusalOf(error) ?? 'network');
  return null;
}

function codeError(error: Error): string {
  // What does not even look like a code is an unknown one.
  if (error instanceof ApiError)
    return paymentErrorMessage(error.status === 400 ? 'promotion-code-unknown' : error.code);
  return 'Kód sa nepodarilo overiť. Skontroluj pripojenie a\u00A0skús to znova.';
}
