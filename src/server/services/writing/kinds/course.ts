import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idSchema, slugSchema } from '#src/contract/conventions.ts';
import { illustrationSchema, levelSchema, resourceSchema } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { course } from '#src/server/db/schema/course.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { markdownFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { authorFindings, authorFor, hasAuthor, requireAuthor } from './authored.ts';
import { readChapters, writeChapters } from './chapter.ts';
import { line, moment, writtenMoment } from './fields.ts';
import type { Kind, NewRow } from './Kind.ts';
import { nextCourseFindings, requireNextCourses } from './nextCourses.ts';
import { nextPlace } from './nextPlace.ts';
import { documentOf, found, neverPublished, publishedRows } from './rows.ts';

const courseFile = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  name: line,
  summary: line,
  author: idSchema,
  level: levelSchema,
  illustration: illustrationSchema,
  language: line,
  position: z.number().int().min(1),
  publishedAt: moment,
  whatYouLearn: z.array(line).min(1),
  prerequisites: z.array(line).min(1),
  ending: z.string().trim().default(''),
  nextCourses: z.array(z.strictObject({ course: idSchema, why: line })).default([]),
});
const resourcesFile = z.strictObject({ resources: z.array(resourceSchema.strict()) });
/** At the desk a course has its resources in itself. */
const file = courseFile.extend({
  resources: resourcesFile.shape.resources.default([]),
  resourcesIntro: z.string().default(''),
});

type Row = Content['courses'][number];

function written(course: Row) {
  const { slug, name, summary, authorId, level, illustration, language, position, publishedAt } = course;
  return {
    slug,
    name,
    summary,
    author: authorId,
    level,
    illustration,
    language,
    position,
    publishedAt: writtenMoment(publishedAt),
    whatYouLearn: course.whatYouLearn,
    prerequisites: course.prerequisites,
    ...(course.ending && { ending: course.ending }),
    ...(course.nextCourses.length > 0 && { nextCourses: course.nextCourses }),
  };
}
const writtenResources = ({ resources }: Pick<Row, 'resources'>) => ({
  resources: resources.map(({ name, url, kind, description }) => ({ name, url, kind, description })),
});

const rowOf = ({ author, ...data }: z.output<typeof file>, text: string): Row => ({
  ...data,
  authorId: author,
  description: text,
});

export const courseKind: Kind<z.output<typeof file>> = {
  ...publishedRows(course, 'id'),
  name: course.name,
  nameKey: 'name',
  slug: course.slug,
  authorId: course.authorId,
  publishedAt: course.publishedAt,
  order: [sql`${course.position}`, sql`${course.id}`],
  address: paths.course,
  file,
  inFolder: {
    rows: 'courses',
    where: 'courses',
    unique: { id: 'id' },
    order: [asc(course.id)],
    isExported: sql`${course.published}`,
  },
  readFolder: (folder, content) => {
    const known = { videoIds: new Map(content.videos.map(({ slug, id }) => [slug, id])), exercises: new Map() };
    for (const path of folder.folders('courses')) {
      const [course] = folder.document(`${path}/course.md`, courseFile);
      const [resources] = folder.document(`${path}/resources.md`, resourcesFile);
      if (!course) continue;
      const { data, text } = course;
      if (path !== `courses/${data.slug}`) folder.problem(course.file, 'slug', "must be the folder's name");
      const intro = { resources: resources?.data.resources ?? [], resourcesIntro: resources?.text ?? '' };
      content.courses.push(rowOf({ ...data, ...intro }, text));
      readChapters(folder, { path, courseId: data.id }, known, content);
    }
  },
  checkFolder: (content, folder) => {
    for (const { slug, authorId } of content.courses) {
      requireAuthor(content, folder, `courses/${slug}/course.md`, authorId);
    }
    requireNextCourses(content, folder);
  },
  writeFolder: (content, files) => {
    for (const row of content.courses) {
      const path = `courses/${row.slug}`;
      files.set(`${path}/course.md`, markdownFile({ id: row.id, ...written(row) }, row.description));
      files.set(`${path}/resources.md`, markdownFile(writtenResources(row), row.resourcesIntro));
      writeChapters(content, { path, courseId: row.id }, files);
    }
  },
  find: async (db, id) => {
    const [row] = await db.select().from(course).where(eq(course.id, id));
    if (!row) return undefined;
    const { slug, name, description, authorId, publishedAt, resourcesIntro } = row;
    const document = documentOf({ ...written(row), ...writtenResources(row), resourcesIntro }, description);
    return found(row, { name, document, address: paths.course(slug), authorId, publishedAt });
  },
  make: async ({ ctx, id, name }) =>
    ({
      id,
      slug: id,
      name,
      summary: '',
      description: '',
      authorId: await authorFor(ctx),
      level: 'beginner',
      illustration: 'first-line',
      language: '',
      position: await nextPlace(ctx.db, course.position, course),
      publishedAt: neverPublished,
      whatYouLearn: [],
      prerequisites: [],
      resourcesIntro: '',
      resources: [],
      ending: '',
      nextCourses: [],
    }) satisfies NewRow<typeof course>,
  row: ({ data, text }) => rowOf(data, text),
  check: async (checking, { data }) => [
    ...(await authorFindings(checking, data.author)),
    ...(await nextCourseFindings(checking, data.nextCourses)),
  ],
  isTheirs: hasAuthor(course.authorId),
  choices: ['authors'],
  hasPagesBelow: true,
};
