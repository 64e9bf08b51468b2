import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { keepAddress } from '#src/server/services/writing/content/keepAddress.ts';
import { noteImport } from '#src/server/services/writing/content/noteImport.ts';
import { readAddresses } from '#src/server/services/writing/content/readAddresses.ts';
import { contentTables } from '#src/server/services/writing/kinds/kinds.ts';
import type { Content } from './Content.ts';
import { findSourced } from './findSourced.ts';
import { syncTable } from './syncTable.ts';

export interface ImportReport {
  inserted: number;
  updated: number;
  unpublished: number;
}

/** Any number that no other program on the same database takes for its own lock. */
const importLock = 7_262_027;

/**
 * Makes the database say what the content says, in one transaction; ids stay, what is missing is unpublished, and an address that
 * a thing leaves leads to it. Things of a source outside stay as they are there.
 */
export async function importContent({
  ctx,
  input: { content },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { content: Content };
}): Promise<ImportReport> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    // First what the desk locks first, so that an import and a publication never wait for each other.
    await tx.select({ id: contentItem.id }).from(contentItem).orderBy(contentItem.kind, contentItem.id).for('update');
    const before = await readAddresses(tx);
    const report: ImportReport = { inserted: 0, updated: 0, unpublished: 0 };
    const touched = new Map<PgTable, string[]>();
    const sourced = await findSourced(tx);
    for (const table of contentTables) {
      const rows = content[table.inFolder.rows];
      const { inserted, updated, retired, ids } = await syncTable({ tx, table, rows, sourced, now });
      touched.set(table.table, ids);
      report.inserted += inserted;
      report.updated += updated;
      report.unpublished += retired;
    }
    const after = new Map((await readAddresses(tx)).map(({ kind, id, address }) => [`${kind} ${id}`, address]));
    const left = before.filter(({ kind, id, address }) => (after.get(`${kind} ${id}`) ?? address) !== address);
    for (const thing of left) await keepAddress(tx, thing, now);
    await noteImport(tx, touched, now);
    // Goes out with the commit.
    if (Object.values(report).some((count) => count > 0)) await notifyChange(tx, '*');
    return report;
  });
}
