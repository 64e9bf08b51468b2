import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { CheckoutNotice } from '#src/components/checkout/CheckoutNotice.tsx';
import { CheckoutSkeleton } from '#src/components/checkout/CheckoutSkeleton.tsx';
import { CheckoutView } from '#src/components/checkout/CheckoutView.tsx';
import { PromotionCodeForm } from '#src/components/checkout/PromotionCodeForm.tsx';
import { TestCardForm } from '#src/components/checkout/TestCardForm.tsx';
import { paths } from '#src/domain/paths.ts';
import { paymentErrorMessage } from '#src/domain/paymentErrors.ts';
import { site } from '#src/site.ts';
import { courseWithLongName, javaCourse } from '#stories/fixtures/course.ts';
import { discountedOrder, freeOrder, openOrder } from '#stories/fixtures/order.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Checkout',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.checkout('java-kurz', 'prod_java_kurz_basic');
const signedIn = { isSignedIn: true };

const checkout = (props: Partial<ComponentProps<typeof CheckoutView>> = {}) => {
  const { order = openOrder, state = 'ready' } = props;
  return (
    <CheckoutView
      course={{ name: javaCourse.name, courseHref: paths.course(javaCourse.slug) }}
      product={javaCourse}
      order={order}
      isTest
      promotion={
        <PromotionCodeForm
          appliedCode={order.promotionCode}
          value=""
          onChange={nothing}
          onApply={nothing}
          onRemove={nothing}
          state="idle"
          error={null}
        />
      }
      payment={
        order.amount === 0 ? null : (
          <TestCardForm
            cardNumber=""
            onCardNumberChange={nothing}
            delivery="once"
            onDeliveryChange={nothing}
            error={null}
            disabled={state === 'busy'}
          />
        )
      }
      hasConsented={false}
      onConsentChange={nothing}
      consentError={null}
      termsHref={site.documents.terms}
      privacyHref={site.documents.privacy}
      state={state}
      error={null}
      onPay={nothing}
      {...props}
    />
  );
};

const notice = (kind: ComponentProps<typeof CheckoutNotice>['kind']) => (
  <CheckoutNotice
    kind={kind}
    courseName={javaCourse.name}
    courseHref={paths.course(javaCourse.slug)}
    loginHref={paths.login(address)}
    onRetry={nothing}
  />
);

export const Default = screen(address, checkout(), signedIn);

export const Discounted = screen(address, checkout({ order: discountedOrder }), signedIn);

/** A code takes off the whole price: nothing is paid. */
export const Free = screen(address, checkout({ order: freeOrder }), signedIn);

export const NotConsented = screen(
  address,
  checkout({ consentError: 'Bez tejto žiadosti ti kurz nemôžeme hneď sprístupniť.' }),
  signedIn,
);

export const Paying = screen(address, checkout({ hasConsented: true, state: 'busy' }), signedIn);

export const PaymentFailed = screen(
  address,
  checkout({ hasConsented: true, error: paymentErrorMessage('card_declined') }),
  signedIn,
);

export const LongTexts = screen(
  address,
  checkout({
    course: { ...courseWithLongName, courseHref: paths.course(courseWithLongName.slug) },
    product: courseWithLongName,
  }),
  signedIn,
);

export const SignedOut = screen(address, notice('sign-in'));

export const Owned = screen(address, notice('already-owned'), signedIn);

export const NotForSale = screen(address, notice('not-for-sale'));

/** Another window has changed or paid the order. */
export const Closed = screen(address, notice('closed'), signedIn);

export const ProviderDown = screen(address, notice('provider-down'), signedIn);

export const Loading = screen(address, <CheckoutSkeleton />, signedIn);

export const CourseLoading = screen(address, loading());

export const CourseFailed = screen(address, failed());
