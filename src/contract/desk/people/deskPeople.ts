import { z } from 'zod';
import { adminActionSchema } from '#src/contract/admin.ts';
import { idSchema, orNull, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { ownAuthorCreationSchema } from '#src/contract/desk/content/deskContent.ts';
import { longestSearch } from '#src/contract/limits.ts';
import { productIdSchema } from '#src/contract/order.ts';
import { roleSchema } from '#src/contract/role.ts';

/** Whom a list of people is of: who has a role of the desk, or who is blocked. */
export const peopleGroupSchema = z.enum(['association', 'blocked']);

export const peopleQuerySchema = pageQuerySchema.extend({
  /** Words of a name or an address; accents and capitals do not matter. */
  q: z.string().trim().max(longestSearch).default(''),
  group: peopleGroupSchema.optional(),
});

const personRowSchema = z
  .object({
    id: z.string(),
    displayName: z.string(),
    email: z.string(),
    /** Bought, given and begun ones. */
    courseCount: z.number().int().min(0),
    isBlocked: z.boolean(),
    /** What they may do at the desk, since when (`null`: by the server's settings), and their page; `null` for who is not told. */
    roles: z.array(roleSchema).nullable(),
    roleSince: z.iso.datetime().nullable(),
    page: z.object({ slug: z.string(), isPublished: z.boolean() }).nullable(),
  })
  .meta({ id: 'PersonRow' });

/** The exact names first, else the newest; the counts are of all people, not of the search. */
export const peoplePageSchema = pageSchema(personRowSchema)
  .extend({
    counts: z.object({
      all: z.number().int(),
      /** `null`: the caller is not told who has roles. */
      association: z.number().int().nullable(),
      blocked: z.number().int(),
    }),
  })
  .meta({ id: 'PeoplePage' });
export type PeoplePage = z.infer<typeof peoplePageSchema>;

const productSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: 'GivableProduct' });

const personCourseSchema = z
  .object({
    courseId: z.string(),
    name: z.string(),
    slug: z.string(),
    /** `sample`: only what is free of a course that is sold. */
    origin: z.enum(['bought', 'given', 'free', 'sample']),
    /** Of the order that paid for it; `null` also for callers who are told nothing of money. */
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    completed: z.number().int().min(0),
    lectures: z.number().int().min(0),
    lastAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PersonCourse' });

const personEventSchema = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(['joined', 'lecture-completed', 'comment-written', 'order-paid', 'desk']),
    /** The lecture, the post or the product. */
    subject: z.string().nullable(),
    /** Cents. */
    amount: z.number().int().nullable(),
    /** What was done to the person at the desk. */
    action: orNull(adminActionSchema),
    actorName: z.string().nullable(),
  })
  .meta({ id: 'PersonEvent' });

/** Another account that may be of the same person. */
const similarPersonSchema = z
  .object({
    id: z.string(),
    displayName: z.string(),
    email: z.string(),
    isSameName: z.boolean(),
    /** What it has and this one has not. */
    products: z.array(productSchema.extend({ orderNumber: z.string().nullable() })),
  })
  .meta({ id: 'SimilarPerson' });

/** A lecturer's page that an account can be given; equal names are told apart by the address and by whose they are. */
const authorPageSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    slug: z.string(),
    isPublished: z.boolean(),
    courseCount: z.number().int().min(0),
    /** The address of the account that has it; `null`: nobody. */
    owner: z.string().nullable(),
  })
  .meta({ id: 'AuthorPage' });
export type AuthorPage = z.infer<typeof authorPageSchema>;

/** One person. What is only for treasurers or admins is `null` for others. */
export const personSchema = z
  .object({
    id: z.string(),
    displayName: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    createdAt: z.iso.datetime(),
    lastAt: z.iso.datetime().nullable(),
    blocked: orNull(
      z.object({ since: z.iso.datetime(), until: z.iso.datetime().nullable(), reason: z.string().nullable() }),
    ),
    commentCount: z.number().int().min(0),
    newsletter: z.enum(['confirmed', 'pending', 'unsubscribed', 'none']),
    courses: z.array(personCourseSchema),
    events: z.array(personEventSchema),
    /** Cents, without what was given back. */
    paid: z.number().int().nullable(),
    roles: z
      .object({
        given: z.array(roleSchema),
        /** By `ADMIN_EMAILS`, which no screen changes. */
        isAdminByServer: z.boolean(),
        isSelf: z.boolean(),
        /** Whom of the lecturers on the web the account belongs to, and whom it can be. */
        authorId: idSchema.nullable(),
        authors: z.array(authorPageSchema),
      })
      .nullable(),
    certificates: z
      .array(
        z
          .object({
            id: z.string(),
            courseName: z.string(),
            courseVersion: z.string(),
            issuedAt: z.iso.datetime(),
            revokedAt: z.iso.datetime().nullable(),
            revokedReason: z.string().nullable(),
          })
          .meta({ id: 'PersonCertificate' }),
      )
      .nullable(),
    /** What could be given. */
    products: z.array(productSchema).nullable(),
    similar: z.array(similarPersonSchema).nullable(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;

/** Which lecturer's page an account has from now on: the one it had, none, one that there is, or a new one. */
export const authorChoiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('link'), authorId: idSchema }),
  z.strictObject({ kind: z.literal('new'), ...ownAuthorCreationSchema.shape }),
]);
export type AuthorChoice = z.infer<typeof authorChoiceSchema>;

/** All roles that somebody has from now on; `seen` are those that the caller was shown. */
export const rolesChangeSchema = z.strictObject({
  seen: z.array(roleSchema).max(roleSchema.options.length),
  roles: z.array(roleSchema).max(roleSchema.options.length),
  page: authorChoiceSchema,
});
export type RolesChange = z.infer<typeof rolesChangeSchema>;
export const rolesChangedSchema = z
  .object({ roles: z.array(roleSchema), authorId: idSchema.nullable() })
  .meta({ id: 'RolesChanged' });

export const courseGiftSchema = z.strictObject({ productId: productIdSchema });
export const courseMoveSchema = z.strictObject({ productId: productIdSchema, fromUserId: idSchema });
export const courseGivenSchema = z.object({ given: z.literal(true) }).meta({ id: 'CourseGiven' });

/** The address is typed by who deletes, so that nobody is deleted by a slip. */
export const personDeletionSchema = z.strictObject({ email: z.string().trim().max(320) });
export const personDeletedSchema = z.object({ deleted: z.literal(true) }).meta({ id: 'PersonDeleted' });
