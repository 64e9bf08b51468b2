import { CheckoutContainer } from '#src/containers/checkout/CheckoutContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { variantNameOf } from '#src/domain/productName.ts';
import { courseBySlug } from '#src/queries/course.ts';
import type { Route } from './+types/checkout';
import { failedMeta, pageMeta } from './parts/meta.ts';
import { loadProductInBrowser, loadProductOnServer, productOf } from './parts/productPage.ts';
import { useServices } from './parts/useServices.ts';

export const loader = ({ params, context }: Route.LoaderArgs) => loadProductOnServer(context, params);

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProductInBrowser(params);

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  const name = variantNameOf(course.courseProducts, params.productId);
  return pageMeta(matches, {
    title: `Objednávka: ${name}`,
    description: `Objednávka a\u00A0platba kurzu ${name}.`,
    path: paths.checkout(course.slug, params.productId),
    isHidden: true,
  });
};

export default function Checkout({ params }: Route.ComponentProps) {
  const services = useServices();
  return (
    <QuerySection room="page" query={courseBySlug(params.courseSlug)}>
      {(course) =>
        services && (
          <CheckoutContainer course={course} product={productOf(course, params)} payments={services.payments} />
        )
      }
    </QuerySection>
  );
}
