import type { Meta } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { CheckoutNotice } from '#src/components/checkout/CheckoutNotice.tsx';
import { CheckoutSkeleton } from '#src/components/checkout/CheckoutSkeleton.tsx';
import { CheckoutSuccess } from '#src/components/checkout/CheckoutSuccess.tsx';
import { continueUrl } from '#src/domain/lectureNavigation.ts';
import { paths } from '#src/domain/paths.ts';
import { javaCourse } from '#stories/fixtures/course.ts';
import { longTitle } from '#stories/fixtures/text.ts';
import { nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/CheckoutSuccess',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = `${paths.checkout(javaCourse.slug, 'prod_java_kurz_basic')}/success`;
const signedIn = { isSignedIn: true };

const success = (props: Partial<ComponentProps<typeof CheckoutSuccess>> = {}) => (
  <CheckoutSuccess
    status="paid"
    productName={javaCourse.name}
    finalAmountText={'39,00\u00A0€'}
    appliedPromoCode="JESEN"
    courseHref={paths.course(javaCourse.slug)}
    continueHref={continueUrl(javaCourse)}
    profileHref={paths.profile()}
    receiptNumber={props.status ? null : '2026-0042'}
    onDownloadReceipt={nothing}
    receiptError={null}
    {...props}
  />
);

export const Default = screen(address, success(), signedIn);

export const Pending = screen(address, success({ status: 'pending' }), signedIn);

export const WaitingLong = screen(address, success({ status: 'waiting-long' }), signedIn);

export const Lapsed = screen(address, success({ status: 'lapsed', finalAmountText: null }), signedIn);

export const Refunded = screen(address, success({ status: 'refunded' }), signedIn);

export const Unknown = screen(address, success({ status: 'unknown', finalAmountText: null }), signedIn);

export const ReceiptFailed = screen(
  address,
  success({ receiptError: 'Doklad sa nepodarilo stiahnuť. Skús to o\u00A0chvíľu znova.' }),
  signedIn,
);

export const LongText = screen(address, success({ productName: longTitle }), signedIn);

export const SignedOut = screen(
  address,
  <CheckoutNotice
    kind="sign-in"
    courseName={javaCourse.name}
    courseHref={paths.course(javaCourse.slug)}
    loginHref={paths.login(address)}
  />,
);

export const Loading = screen(address, <CheckoutSkeleton />, signedIn);
