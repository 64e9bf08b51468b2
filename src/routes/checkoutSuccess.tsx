import { CheckoutSuccessContainer } from '#src/containers/CheckoutSuccessContainer.tsx';
import { QuerySection } from '#src/containers/QuerySection.tsx';
import { courseBySlug } from '#src/queries/course.ts';
import type { Route } from './+types/checkoutSuccess';
import { failedMeta, pageMeta } from './meta.ts';
import { loadProductInBrowser, loadProductOnServer, productOf } from './productPage.ts';

export const loader = ({ params, context }: Route.LoaderArgs) => loadProductOnServer(context, params);

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProductInBrowser(params);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  return pageMeta(matches, {
    title: `Platba: ${course.name}`,
    description: `Stav platby za kurz ${course.name}.`,
    path: location.pathname,
    isHidden: true,
  });
};

export default function CheckoutSuccess({ params }: Route.ComponentProps) {
  return (
    <QuerySection query={courseBySlug(params.courseSlug)}>
      {(course) => <CheckoutSuccessContainer course={course} product={productOf(course, params)} />}
    </QuerySection>
  );
}
