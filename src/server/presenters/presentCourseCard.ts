import type { CourseCard, CourseProduct } from '#src/contract/course.ts';
import { typeset } from '#src/domain/typography.ts';
import type { CourseProductRow } from '#src/server/db/schema/courseProduct.ts';
import type { CourseSummary } from '#src/server/services/course/summarizeCourses.ts';

export function presentCourseCard({ course, products, lectureCount, minutes }: CourseSummary): CourseCard {
  return {
    id: course.id,
    slug: course.slug,
    name: typeset(course.name),
    summary: typeset(course.summary),
    illustration: course.illustration,
    level: course.level,
    language: course.language,
    lectureCount,
    minutes,
    courseProducts: products.map(presentCourseProduct),
  };
}

/** Names of products stay as written: they also go to the payment provider and into invoices. */
function presentCourseProduct(product: CourseProductRow): CourseProduct {
  return {
    id: product.id,
    name: product.name,
    variantName: product.variantName,
    amount: product.amount,
    currency: product.currency,
    archived: product.archived,
    // Purchases belong to a signed-in caller; there is none yet.
    courseUserProducts: [],
  };
}
