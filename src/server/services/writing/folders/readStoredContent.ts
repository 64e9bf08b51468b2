import type { Db } from '#src/server/db/database.ts';
import { contentTables } from '#src/server/services/writing/kinds/kinds.ts';
import type { Content } from './Content.ts';

/** The published content of a database: one moment of it, though nobody is kept from writing. */
export function readStoredContent(db: Db): Promise<Content> {
  return db.transaction(
    async (tx) => {
      const content: Partial<Record<keyof Content, unknown[]>> = {};
      for (const { table, inFolder } of contentTables) {
        const { rows, isExported, order } = inFolder;
        content[rows] = await tx
          .select()
          .from(table)
          .where(isExported)
          .orderBy(...order);
      }
      return content as Content;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
