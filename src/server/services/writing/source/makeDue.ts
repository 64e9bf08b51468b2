import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/database.ts';
import type { SourceName } from '#src/server/db/schema/source.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import { NotFoundError } from '#src/server/errors.ts';

/**
 * Lets the worker of one process look at a source at once; what had to wait after failures waits no more.
 * @throws NotFoundError for one that is not configured
 */
export async function makeDue(db: Db, name: SourceName, now: Date): Promise<void> {
  const [asked] = await db
    .update(contentSource)
    .set({ nextRunAt: now })
    .where(and(eq(contentSource.name, name), eq(contentSource.isConfigured, true)))
    .returning({ name: contentSource.name });
  if (!asked) throw new NotFoundError('source');
}
