import { CheckoutSuccessContainer } from '#src/containers/checkout/CheckoutSuccessContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { variantNameOf } from '#src/domain/productName.ts';
import { courseBySlug } from '#src/queries/course.ts';
import type { Route } from './+types/checkoutSuccess';
import { failedMeta, pageMeta } from './parts/meta.ts';
import { loadProductInBrowser, loadProductOnServer, productOf } from './parts/productPage.ts';

export const loader = ({ params, context }: Route.LoaderArgs) => loadProductOnServer(context, params);

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProductInBrowser(params);

export const meta: Route.MetaFunction = ({ matches, params, loaderData, location }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  const name = variantNameOf(course.courseProducts, params.productId);
  return pageMeta(matches, {
    title: `Platba: ${name}`,
    description: `Stav platby za kurz ${name}.`,
    path: location.pathname,
    isHidden: true,
  });
};

export default function CheckoutSuccess({ params }: Route.ComponentProps) {
  return (
    <QuerySection room="page" query={courseBySlug(params.courseSlug)}>
      {(course) => <CheckoutSuccessContainer course={course} product={productOf(course, params)} />}
    </QuerySection>
  );
}
