import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { CheckoutNotice } from '#src/components/checkout/CheckoutNotice.tsx';
import { CheckoutSkeleton } from '#src/components/checkout/CheckoutSkeleton.tsx';
import { useProfile } from '#src/containers/account/useProfile.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { BrowserServices } from '#src/contract/browserServices.ts';
import type { Course, CourseProduct } from '#src/contract/course.ts';
import { paidPath } from '#src/domain/paidPath.ts';
import { paths } from '#src/domain/paths.ts';
import { ApiError, refusalOf } from '#src/queries/apiClient.ts';
import { checkoutOf } from '#src/queries/order.ts';

// Only for who is signed in, and not for owners.
const CheckoutFormContainer = lazy(() =>
  import('./CheckoutFormContainer.tsx').then((module) => ({ default: module.CheckoutFormContainer })),
);

interface Props {
  course: Course;
  product: CourseProduct;
  payments: BrowserServices['payments'];
}

/** The checkout of one product: the order of who is signed in, else what stands in the way of it. */
export function CheckoutContainer(props: Props) {
  const { course, product } = props;
  const { userId, isLoading } = useSession();
  const { profile, status, refetch } = useProfile();
  const notice = { courseName: course.name, courseHref: paths.course(course.slug) };
  if (product.archived) return <CheckoutNotice kind="not-for-sale" {...notice} />;
  if (isLoading) return <CheckoutSkeleton />;
  if (userId === null) {
    const loginHref = paths.login(paths.checkout(course.slug, product.id));
    return <CheckoutNotice kind="sign-in" {...notice} loginHref={loginHref} />;
  }
  if (profile) return <OpenedCheckout key={userId} {...props} userId={userId} />;
  if (status === 'error') return <CheckoutNotice kind="provider-down" {...notice} onRetry={() => void refetch()} />;
  // Who has no profile yet is on the way to the onboarding.
  return <CheckoutSkeleton />;
}

function OpenedCheckout({ course, product, payments, userId }: Props & { userId: string }) {
  const queryClient = useQueryClient();
  const query = checkoutOf(sendToApi, product.id, userId);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [isClosed, setClosed] = useState(false);
  const hasPaymentFailed = useLocation().state === 'payment-failed';
  useFreshOnReturn();
  const notice = { courseName: course.name, courseHref: paths.course(course.slug) };
  const reopen = () => {
    setClosed(false);
    void refetch();
  };

  if (isClosed) return <CheckoutNotice kind="closed" {...notice} onRetry={reopen} />;
  if (isFetching) return <CheckoutSkeleton />;
  if (refusalOf(error) === 'already-owned') {
    return <CheckoutNotice kind="already-owned" {...notice} />;
  }
  if (error instanceof ApiError && error.status === 404) return <CheckoutNotice kind="not-for-sale" {...notice} />;
  if (!data || error) return <CheckoutNotice kind="provider-down" {...notice} onRetry={reopen} />;
  const { status, promotionCode, amount } = data.order;
  if (status === 'paid') {
    const paid = { promotionCode: promotionCode ?? '', finalAmount: amount };
    return <Navigate to={paidPath(course.slug, product.id, paid)} replace />;
  }
  return (
    <CodeBoundary>
      <Suspense fallback={<CheckoutSkeleton />}>
        <CheckoutFormContainer
          course={course}
          product={product}
          checkout={data}
          payments={payments}
          hasPaymentFailed={hasPaymentFailed}
          onChange={(checkout) => queryClient.setQueryData(query.queryKey, checkout)}
          onClosed={() => setClosed(true)}
        />
      </Suspense>
    </CodeBoundary>
  );
}

/** Back from the bank browsers show the page as it was left, in the middle of the payment. */
function useFreshOnReturn(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
}
