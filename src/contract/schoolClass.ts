import { z } from 'zod';
import { idSchema } from './conventions.ts';
import { hasInvisibleCharacters } from './invisibleCharacters.ts';
import { maxClassNameLength, maxNameLength } from './limits.ts';

const nameOf = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((name) => !hasInvisibleCharacters(name), 'Meno obsahuje neviditeľný znak');

/** As it was typed: small letters, spaces and dashes do not matter. */
const codeSchema = z.string().min(1).max(40);
const classCourseSchema = z.object({ id: z.string(), name: z.string(), slug: z.string() }).meta({ id: 'ClassCourse' });

export const classParamsSchema = z.object({ classId: z.uuid() });
export const classMemberParamsSchema = classParamsSchema.extend({ memberId: z.uuid() });

export const classDraftSchema = z.strictObject({ name: nameOf(maxClassNameLength), courseId: idSchema });
export type ClassDraft = z.infer<typeof classDraftSchema>;
export const classCreatedSchema = z.object({ id: z.string() }).meta({ id: 'ClassCreated' });

/** A teacher's classes, the newest first, and the courses that one can be of. */
export const classListSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        course: classCourseSchema,
        memberCount: z.number().int().min(0),
      }),
    ),
    courses: z.array(classCourseSchema),
  })
  .meta({ id: 'ClassList' });
export type ClassList = z.infer<typeof classListSchema>;

/** What a teacher sees of a class: of who has joined it a name, and which tasks of its course they have passed. */
export const classTableSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    code: z.string(),
    course: classCourseSchema,
    chapters: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        lectures: z.array(z.object({ id: z.string(), name: z.string(), tasks: z.number().int().min(0) })),
      }),
    ),
    /** By name. `passed` are places of tasks in the order of the course, from 0. */
    members: z.array(
      z
        .object({ id: z.string(), name: z.string(), passed: z.array(z.number().int().min(0)) })
        .meta({ id: 'ClassMember' }),
    ),
  })
  .meta({ id: 'ClassTable' });
export type ClassTable = z.infer<typeof classTableSchema>;
export const classCodeSchema = z.object({ code: z.string() }).meta({ id: 'ClassCode' });
export const classEndedSchema = z.object({ ended: z.literal(true) }).meta({ id: 'ClassEnded' });

/** Who teaches a class, for who holds its code. */
export const classCodeQuestionSchema = z.strictObject({ code: codeSchema });
export const openedClassSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    teacherName: z.string(),
    course: classCourseSchema,
    /** Under which name the caller is in it already; `null`: they are not. */
    memberName: z.string().nullable(),
  })
  .meta({ id: 'OpenedClass' });
export type OpenedClass = z.infer<typeof openedClassSchema>;

export const classJoiningSchema = z.strictObject({ code: codeSchema, name: nameOf(maxNameLength) });
export type ClassJoining = z.infer<typeof classJoiningSchema>;

/** The classes that a learner is in. */
export const ownClassListSchema = z
  .object({ items: z.array(openedClassSchema.extend({ memberName: z.string() }).meta({ id: 'OwnClass' })) })
  .meta({ id: 'OwnClassList' });
export type OwnClass = z.infer<typeof ownClassListSchema>['items'][number];
