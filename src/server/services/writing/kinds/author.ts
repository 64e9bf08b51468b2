import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idSchema, slugSchema } from '#src/contract/conventions.ts';
import { paths } from '#src/domain/paths.ts';
import { author } from '#src/server/db/schema/author.ts';
import { course } from '#src/server/db/schema/course.ts';
import { post } from '#src/server/db/schema/post.ts';
import { video } from '#src/server/db/schema/video.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { mayWriteAll } from '#src/server/services/writing/content/ownAuthors.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { documentsIn } from '#src/server/services/writing/folders/documentsIn.ts';
import { markdownFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { hasAuthor } from './authored.ts';
import { httpsUrl, line } from './fields.ts';
import type { Kind, NewRow } from './Kind.ts';
import { documentOf, found, publishedRows } from './rows.ts';

const file = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  name: line,
  role: line,
  links: z.array(z.strictObject({ name: line, url: httpsUrl })).default([]),
});

type Row = Content['authors'][number];

const written = ({ slug, name, role, links }: Row) => ({
  slug,
  name,
  role,
  links: links.length > 0 ? links.map(({ name, url }) => ({ name, url })) : undefined,
});

const rowOf = (data: z.output<typeof file>, text: string): Row => ({ ...data, bio: text });

export const authorKind: Kind<z.output<typeof file>> = {
  ...publishedRows(author, 'id'),
  name: author.name,
  nameKey: 'name',
  slug: author.slug,
  order: [sql`${author.name}`, sql`${author.id}`],
  address: paths.author,
  file,
  inFolder: {
    rows: 'authors',
    where: 'authors',
    unique: { id: 'id' },
    order: [asc(author.id)],
    isExported: sql`${author.published}`,
    sourced: ({ authors }) => ({ needed: authors }),
  },
  readFolder: (folder, content) => {
    for (const { data, text } of documentsIn(folder, 'authors', file)) content.authors.push(rowOf(data, text));
  },
  writeFolder: ({ authors }, files) => {
    for (const row of authors) {
      files.set(`authors/${row.slug}.md`, markdownFile({ id: row.id, ...written(row) }, row.bio));
    }
  },
  find: async (db, id) => {
    const [row] = await db.select().from(author).where(eq(author.id, id));
    if (!row) return undefined;
    const document = documentOf(written(row), row.bio);
    return found(row, { name: row.name, document, address: paths.author(row.slug), authorId: row.id });
  },
  make: ({ ctx, id, name }) => {
    if (!mayWriteAll(ctx)) throw new ForbiddenError('role-required', 'Only for editors.');
    return { id, slug: id, name, role: '', bio: '', links: [] } satisfies NewRow<typeof author>;
  },
  row: ({ data, text }) => rowOf(data, text),
  uses: async (db, id) => {
    // One after the other: a transaction has one connection.
    const courses = await db.$count(course, and(eq(course.authorId, id), eq(course.published, true)));
    const posts = await db.$count(post, and(eq(post.authorId, id), eq(post.published, true)));
    const videos = await db.$count(video, and(eq(video.authorId, id), eq(video.published, true)));
    return courses + posts + videos > 0 ? ['Na webe sú veci s týmto menom. Najprv im treba dať iné.'] : [];
  },
  // Themselves.
  isTheirs: hasAuthor(author.id),
  isPerson: true,
};
