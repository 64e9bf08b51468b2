import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import type { NextCourseOptionRow } from '#src/server/db/schema/nextCourse.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { yamlFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { line } from './fields.ts';
import type { Kind, NewRow } from './Kind.ts';
import { nextPlace } from './nextPlace.ts';
import { documentOf, found, publishedRows } from './rows.ts';

const file = z.strictObject({ id: idSchema, name: line, summary: line });

const written = ({ name, summary }: Content['nextCourseOptions'][number]) => ({ name, summary });

export const nextCourseKind: Kind<z.output<typeof file>> = {
  ...publishedRows(nextCourseOption, 'id'),
  name: nextCourseOption.name,
  nameKey: 'name',
  order: [sql`${nextCourseOption.position}`, sql`${nextCourseOption.id}`],
  file,
  inFolder: {
    rows: 'nextCourseOptions',
    where: 'next-courses.yml',
    unique: { id: 'id' },
    order: [asc(nextCourseOption.position)],
    isExported: sql`${nextCourseOption.published}`,
  },
  readFolder: (folder, { nextCourseOptions }) => {
    for (const listed of folder.yaml('next-courses.yml', z.array(file))) {
      nextCourseOptions.push(...listed.map((row, index) => ({ ...row, position: index + 1 })));
    }
  },
  writeFolder: ({ nextCourseOptions }, files) => {
    files.set('next-courses.yml', yamlFile(nextCourseOptions.map((row) => ({ id: row.id, ...written(row) }))));
  },
  find: async (db, id) => {
    const [row] = await db.select().from(nextCourseOption).where(eq(nextCourseOption.id, id));
    return row && found(row, { name: row.name, document: documentOf(written(row)) });
  },
  make: async ({ ctx: { db }, id, name }) =>
    ({
      id,
      name,
      summary: '',
      position: await nextPlace(db, nextCourseOption.position, nextCourseOption),
    }) satisfies NewRow<typeof nextCourseOption>,
  row: ({ data }): Partial<NextCourseOptionRow> => data,
};
