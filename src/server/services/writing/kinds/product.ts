import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { slugSchema } from '#src/contract/conventions.ts';
import { productIdSchema } from '#src/contract/order.ts';
import { formatMoney } from '#src/domain/money.ts';
import { course } from '#src/server/db/schema/course.ts';
import type { CourseProductRow } from '#src/server/db/schema/courseProduct.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { yamlFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { line } from './fields.ts';
import { isInCourse } from './inCourse.ts';
import type { Kind, NewRow } from './Kind.ts';
import { documentOf, found, parentOf } from './rows.ts';

/** The catalogue of what is sold (spec 3): ids are the payment provider's, amounts in cents. */
const listed = z.strictObject({
  course: slugSchema,
  id: productIdSchema,
  name: line,
  variantName: line,
  amount: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Written by the export: sold no more, but with its buyers. */
  archived: z.boolean().default(false),
});
/** Its course never changes. */
const file = listed.omit({ course: true });

const written = ({ name, variantName, amount, currency, archived }: Content['courseProducts'][number]) => ({
  name,
  variantName,
  amount,
  currency,
  ...(archived && { archived }),
});

export const productKind: Kind<z.output<typeof file>> = {
  table: courseProduct,
  id: courseProduct.id,
  key: 'id',
  updatedAt: courseProduct.updatedAt,
  isLive: sql<boolean>`not ${courseProduct.archived}`,
  live: { archived: false },
  retired: { archived: true },
  name: courseProduct.name,
  nameKey: 'name',
  order: [sql`${courseProduct.courseId}`, sql`${courseProduct.amount}`, sql`${courseProduct.id}`],
  file,
  inFolder: {
    rows: 'courseProducts',
    where: 'products.yml',
    unique: { id: 'id' },
    order: [asc(courseProduct.id)],
    // Also what is sold no more: it has its buyers.
    isExported: isInCourse(courseProduct.courseId),
  },
  readFolder: (folder, { courses, courseProducts }) => {
    const ids = new Map(courses.map(({ slug, id }) => [slug, id]));
    for (const [index, { course, ...product }] of folder.yaml('products.yml', z.array(listed)).flat().entries()) {
      const courseId = ids.get(course);
      if (courseId) courseProducts.push({ ...product, courseId });
      else folder.problem('products.yml', `${index}.course`, `there is no course „${course}“`);
    }
  },
  writeFolder: ({ courses, courseProducts }, files) => {
    const slugs = new Map(courses.map(({ id, slug }) => [id, slug]));
    const sold = courseProducts.map((row) => ({ course: slugs.get(row.courseId), id: row.id, ...written(row) }));
    files.set('products.yml', yamlFile(sold));
  },
  find: async (db, id) => {
    const [row] = await db
      .select({ product: courseProduct, course: { id: course.id, name: course.name } })
      .from(courseProduct)
      .innerJoin(course, eq(course.id, courseProduct.courseId))
      .where(eq(courseProduct.id, id));
    if (!row) return undefined;
    const { archived, name, updatedAt } = row.product;
    const { archived: _, ...data } = written(row.product);
    return found(
      { published: !archived, updatedAt },
      { name, document: documentOf(data), parents: [parentOf('course', row.course)] },
    );
  },
  parent: 'course',
  make: async ({ ctx, id, name, parent }) => {
    const courseId = parent?.id ?? '';
    const others = await ctx.db.$count(courseProduct, eq(courseProduct.courseId, courseId));
    // Archived products count, too: a free course on the web would be closed by a product that nobody can buy.
    if (parent?.isLive && others === 0)
      throw new ForbiddenError('course-is-free', 'This course is free for everybody.');
    return { id, courseId, name, variantName: name, amount: 0, currency: 'EUR' } satisfies NewRow<typeof courseProduct>;
  },
  row: ({ data }): Partial<CourseProductRow> => data,
  facts: async (db, ids) => {
    const { id, amount, currency } = courseProduct;
    const rows = await db
      .select({ id, amount, currency, course: course.name })
      .from(courseProduct)
      .innerJoin(course, eq(course.id, courseProduct.courseId))
      .where(inArray(id, ids));
    return rows.map(({ id, amount, currency, course }) => ({
      id,
      fact: `${formatMoney(amount, currency)}, ${course}`,
    }));
  },
};
