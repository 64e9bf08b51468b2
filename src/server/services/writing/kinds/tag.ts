import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { slugSchema } from '#src/contract/conventions.ts';
import { post } from '#src/server/db/schema/post.ts';
import type { TagRow } from '#src/server/db/schema/tag.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { yamlFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { line } from './fields.ts';
import type { Kind, NewRow } from './Kind.ts';
import { nextPlace } from './nextPlace.ts';
import { documentOf, found, publishedRows } from './rows.ts';

const file = z.strictObject({ slug: slugSchema, name: line });

const written = ({ name }: Pick<Content['tags'][number], 'name'>) => ({ name });

export const tagKind: Kind<z.output<typeof file>> = {
  ...publishedRows(tag, 'slug'),
  name: tag.name,
  nameKey: 'name',
  order: [sql`${tag.name}`, sql`${tag.slug}`],
  file,
  named: 'slug',
  inFolder: {
    rows: 'tags',
    where: 'tags.yml',
    unique: { slug: 'slug' },
    order: [asc(tag.position), asc(tag.slug)],
    isExported: sql`${tag.published}`,
    sourced: ({ tags }) => ({ needed: tags }),
  },
  readFolder: (folder, { tags }) => {
    for (const listed of folder.yaml('tags.yml', z.array(file))) {
      tags.push(...listed.map((row, index) => ({ ...row, position: index + 1 })));
    }
  },
  writeFolder: ({ tags }, files) => {
    files.set('tags.yml', yamlFile(tags.map((row) => ({ slug: row.slug, ...written(row) }))));
  },
  find: async (db, id) => {
    const [row] = await db.select().from(tag).where(eq(tag.slug, id));
    return row && found(row, { name: row.name, document: documentOf(written(row)) });
  },
  make: async ({ ctx: { db }, id, name }) =>
    ({ slug: id, name, position: await nextPlace(db, tag.position, tag) }) satisfies NewRow<typeof tag>,
  row: ({ data }): Partial<TagRow> => data,
  uses: async (db, id) => {
    const posts = await db.$count(post, and(sql`${post.tags} @> array[${id}]::text[]`, eq(post.published, true)));
    return posts > 0 ? ['Tému majú články alebo epizódy na webe. Najprv ju z nich treba odobrať.'] : [];
  },
};
