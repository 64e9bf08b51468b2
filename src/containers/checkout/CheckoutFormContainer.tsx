import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { CheckoutView } from '#src/components/checkout/CheckoutView.tsx';
import { PromotionCodeForm } from '#src/components/checkout/PromotionCodeForm.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { BrowserServices } from '#src/contract/browserServices.ts';
import type { Course, CourseProduct } from '#src/contract/course.ts';
import type { Checkout } from '#src/contract/order.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { paidPath } from '#src/domain/paidPath.ts';
import { paths } from '#src/domain/paths.ts';
import { paymentErrorMessage } from '#src/domain/paymentErrors.ts';
import { ApiError, refusalOf } from '#src/queries/apiClient.ts';
import { changePromotionCode } from '#src/queries/order.ts';
import { site } from '#src/site.ts';
import { usePayment } from './usePayment.ts';

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
  const [code, setCode] = useState('');
  const [hasConsented, setConsented] = useState(false);
  const [consentError, setConsentError] = useState<string | null>(null);
  const successPath = paidPath(course.slug, product.id, {
    promotionCode: order.promotionCode ?? '',
    finalAmount: order.amount,
  });
  const payment = usePayment({ order, successPath, onError: closeIfOver });
  const { isBusy } = payment;

  const changing = useMutation({
    mutationFn: (promotionCode: string | null) => changePromotionCode(sendToApi, order.id, promotionCode),
    onSuccess: (next) => {
      setCode('');
      payment.reset();
      onChange(next);
    },
    onError: closeIfOver,
  });

  function closeIfOver(error: Error): void {
    if (['order-closed', 'already-owned'].includes(refusalOf(error) ?? '')) onClosed();
  }

  function pay(): void {
    // While the code changes the amount on the button is not what would be paid.
    if (changing.isPending) return;
    if (hasConsented) payment.pay();
    else setConsentError('Bez tejto žiadosti ti kurz nemôžeme hneď sprístupniť.');
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
                  ref={payment.formRef}
                  publishableKey={payments.publishableKey}
                  amount={order.amount}
                  currency={order.currency}
                />
              ) : (
                <LocalPaymentContainer
                  ref={payment.formRef}
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
      error={payment.isUntried && hasPaymentFailed ? paymentErrorMessage('card_declined') : payment.error}
      onPay={pay}
    />
  );
}

function codeError(error: Error): string {
  // What does not even look like a code is an unknown one.
  if (error instanceof ApiError)
    return paymentErrorMessage(error.status === 400 ? 'promotion-code-unknown' : error.code);
  return 'Kód sa nepodarilo overiť. Skontroluj pripojenie a\u00A0skús to znova.';
}
