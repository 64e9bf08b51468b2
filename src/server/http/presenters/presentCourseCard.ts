import type { CourseCard, CourseProduct } from '#src/contract/course.ts';
import { coursePrice } from '#src/domain/coursePrice.ts';
import { typeset } from '#src/domain/typography.ts';
import type { CourseProductRow } from '#src/server/db/schema/courseProduct.ts';
import type { CourseUserProductRow } from '#src/server/db/schema/courseUserProduct.ts';
import type { CourseSummary, OwnCourse } from '#src/server/services/catalogue/index.ts';

export function presentCourseCard({ course, products, outline, own }: CourseSummary): CourseCard {
  return {
    id: course.id,
    slug: course.slug,
    name: typeset(course.name),
    summary: typeset(course.summary),
    illustration: course.illustration,
    level: course.level,
    language: course.language,
    lectureCount: outline.length,
    minutes: outline.reduce((sum, line) => sum + line.minutes, 0),
    courseProducts: products.map((product) => presentCourseProduct(product, own?.purchases ?? [])),
    priceText: coursePrice(products),
    ...presentNext(own),
  };
}

/** Only for who has begun and has something left: everybody else begins with the first lecture. */
function presentNext(own: OwnCourse | null): Pick<CourseCard, 'userProgressMetadata'> {
  const { next, completedLectureIds } = own?.progress ?? { next: null, completedLectureIds: [] };
  if (!next || completedLectureIds.length === 0) return {};
  return { userProgressMetadata: { nextChapterId: next.chapterId, nextLectureId: next.lectureId } };
}

/** Names of products stay as written: they also go to the payment provider and into invoices. */
function presentCourseProduct(product: CourseProductRow, purchases: CourseUserProductRow[]): CourseProduct {
  return {
    id: product.id,
    name: product.name,
    variantName: product.variantName,
    amount: product.amount,
    currency: product.currency,
    archived: product.archived,
    courseUserProducts: purchases
      .filter(({ productId }) => productId === product.id)
      .map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() })),
  };
}
