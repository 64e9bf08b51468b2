import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { announcePurchase } from '#src/browser/learning/purchases.ts';
import { CheckoutNotice } from '#src/components/checkout/CheckoutNotice.tsx';
import { CheckoutSkeleton } from '#src/components/checkout/CheckoutSkeleton.tsx';
import { CheckoutSuccess } from '#src/components/checkout/CheckoutSuccess.tsx';
import { useSession } from '#src/containers/account/useSession.ts';
import { receiptFailed, saveReceipt } from '#src/containers/profile/saveReceipt.ts';
import type { Course, CourseProduct } from '#src/contract/course.ts';
import type { Order } from '#src/contract/order.ts';
import { minutes, seconds } from '#src/domain/duration.ts';
import { continueUrl } from '#src/domain/lectureNavigation.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';
import { variantNameOf } from '#src/domain/productName.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { ownCourse } from '#src/queries/course.ts';
import { latestOrderOf } from '#src/queries/order.ts';

/** Milliseconds between two looks at the order, until it is late and after. */
const pace = { usual: seconds(2), late: seconds(10) };
/** Milliseconds after which a payment is late. */
const usualWait = minutes(1);

interface Props {
  course: Course;
  product: CourseProduct;
}

/** What became of the payment (spec 2, checkout success): only the server says it. */
export function CheckoutSuccessContainer({ course, product }: Props) {
  const { userId, isLoading } = useSession();
  const { pathname, search } = useLocation();
  const [address] = useSearchParams();
  if (isLoading) return <CheckoutSkeleton />;
  if (userId === null) {
    const loginHref = paths.login(pathname + search);
    return (
      <CheckoutNotice
        kind="sign-in"
        courseName={course.name}
        courseHref={paths.course(course.slug)}
        loginHref={loginHref}
      />
    );
  }
  // The provider adds it, where a bank took the buyer away.
  if (address.get('redirect_status') === 'failed') {
    return <Navigate to={paths.checkout(course.slug, product.id)} state="payment-failed" replace />;
  }
  return <PaymentState key={userId} course={course} product={product} userId={userId} />;
}

interface StateProps extends Props {
  userId: string;
}

function PaymentState({ course, product, userId }: StateProps) {
  const { order, error, isLate } = useOrderState(product.id, userId);
  const isPaid = order?.status === 'paid';
  const own = useQuery({ ...ownCourse(course.slug, userId), enabled: isPaid });
  const saving = useMutation({ mutationFn: saveReceipt });
  useEffect(() => {
    if (isPaid) announcePurchase();
  }, [isPaid]);
  if (!order && !error) return <CheckoutSkeleton />;
  // Nobody pays before the consent: the buyer has not been at the payment yet.
  if (order?.status === 'pending' && order.consentedAt === null) {
    return <Navigate to={paths.checkout(course.slug, product.id)} replace />;
  }
  return (
    <CheckoutSuccess
      status={statusOf(order, isLate)}
      productName={order?.productName ?? variantNameOf(course.courseProducts, product.id)}
      finalAmountText={order ? formatExactAmount(order.amount, product.currency) : null}
      appliedPromoCode={order?.promotionCode ?? null}
      courseHref={paths.course(course.slug)}
      continueHref={continueUrl(own.data ?? course)}
      profileHref={`${paths.profile()}#objednavky`}
      receiptNumber={order?.receiptNumber ?? null}
      onDownloadReceipt={() => order && !saving.isPending && saving.mutate(order)}
      receiptError={saving.isError ? receiptFailed : null}
    />
  );
}

function statusOf(order: Order | undefined, isLate: boolean) {
  if (!order) return 'unknown';
  return order.status === 'pending' && isLate ? 'waiting-long' : order.status;
}

/** The user's order of a product, looked at again and again until it is over. */
function useOrderState(productId: string, userId: string) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), usualWait);
    return () => clearTimeout(timer);
  }, []);
  const { data: order, error } = useQuery({
    ...latestOrderOf(productId, userId),
    refetchInterval: ({ state }) => {
      const isOver = state.data ? state.data.status !== 'pending' : state.error instanceof ApiError;
      if (isOver) return false;
      return isLate ? pace.late : pace.usual;
    },
  });
  return { order, error, isLate };
}
