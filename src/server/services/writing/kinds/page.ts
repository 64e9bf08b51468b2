import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { paths } from '#src/domain/paths.ts';
import { page } from '#src/server/db/schema/page.ts';
import { namesAtRoot } from '#src/server/services/writing/content/namesAtRoot.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { nameOfFile } from '#src/server/services/writing/folders/documentsIn.ts';
import { markdownFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { line } from './fields.ts';
import type { Kind, NewRow } from './Kind.ts';
import { documentOf, found, publishedRows } from './rows.ts';

const file = z.strictObject({ title: line, summary: line });

type Row = Content['pages'][number];

const written = ({ title, summary }: Row) => ({ title, summary });
const rowOf = (slug: string, data: z.output<typeof file>, text: string): Row => ({ slug, ...data, text });

const firstText = 'Začni jednou vetou o\u00A0tom, čo tu návštevník nájde.\n\n## Prvá časť\n\nPíš sem.';

export const pageKind: Kind<z.output<typeof file>> = {
  ...publishedRows(page, 'slug'),
  name: page.title,
  nameKey: 'title',
  order: [sql`${page.slug}`],
  address: paths.page,
  file,
  named: null,
  inFolder: {
    rows: 'pages',
    where: 'pages',
    unique: {},
    order: [asc(page.slug)],
    isExported: sql`${page.published}`,
  },
  readFolder: (folder, { pages }) => {
    const found = folder.markdownFiles('pages').flatMap((path) => folder.document(path, file));
    pages.push(...found.map(({ file: path, data, text }) => rowOf(nameOfFile(path), data, text)));
  },
  writeFolder: ({ pages }, files) => {
    for (const row of pages) files.set(`pages/${row.slug}.md`, markdownFile(written(row), row.text));
  },
  find: async (db, id) => {
    const [row] = await db.select().from(page).where(eq(page.slug, id));
    if (!row) return undefined;
    return found(row, {
      name: row.title,
      document: documentOf(written(row), row.text),
      address: paths.page(row.slug),
    });
  },
  make: ({ id, name: title }) => ({ slug: id, title, summary: '', text: firstText }) satisfies NewRow<typeof page>,
  row: ({ id, data, text }) => rowOf(id, data, text),
  needsText: true,
  // A page stands beside everything else that the site has at its root.
  reserved: namesAtRoot,
};
