import { CheckoutContainer } from '#src/containers/CheckoutContainer.tsx';
import { QuerySection } from '#src/containers/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseBySlug } from '#src/queries/course.ts';
import type { Route } from './+types/checkout';
import { failedMeta, pageMeta } from './meta.ts';
import { loadProductInBrowser, loadProductOnServer, productOf } from './productPage.ts';
import { useServices } from './useServices.ts';

export const loader = ({ params, context }: Route.LoaderArgs) => loadProductOnServer(context, params);

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProductInBrowser(params);

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const course = loaderData?.data.course;
  if (!course) return failedMeta();
  return pageMeta(matches, {
    title: `Objednávka: ${course.name}`,
    description: `Objednávka a\u00A0platba kurzu ${course.name}.`,
    path: paths.checkout(course.slug, params.productId),
    isHidden: true,
  });
};

export default function Checkout({ params }: Route.ComponentProps) {
  const services = useServices();
  return (
    <QuerySection query={courseBySlug(params.courseSlug)}>
      {(course) =>
        services && (
          <CheckoutContainer course={course} product={productOf(course, params)} payments={services.payments} />
        )
      }
    </QuerySection>
  );
}
