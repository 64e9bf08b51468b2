import { and, eq, ne, notInArray, or } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import type { Source } from '#src/server/integrations/sources/source.ts';
import { emptyReport } from './runSource.ts';

/** Writes down which sources this site has; one that was pointed elsewhere is read from its beginning. */
export async function keepSources({
  ctx: { db, now },
  input: { sources },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { sources: readonly Pick<Source, 'name' | 'address'>[] };
}): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    for (const { name, address } of sources) {
      const row = { name, address, isConfigured: true, nextRunAt: at };
      await tx
        .insert(contentSource)
        .values({ ...row, report: emptyReport })
        .onConflictDoNothing();
      await tx
        .update(contentSource)
        .set({ ...row, mark: null, failuresInRow: 0 })
        .where(
          and(
            eq(contentSource.name, name),
            or(ne(contentSource.address, address), eq(contentSource.isConfigured, false)),
          ),
        );
    }
    const names = sources.map(({ name }) => name);
    await tx
      .update(contentSource)
      .set({ isConfigured: false })
      .where(
        and(eq(contentSource.isConfigured, true), names.length > 0 ? notInArray(contentSource.name, names) : undefined),
      );
  });
}
