import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#src/server/context.ts';

/** The rows of a statement that no query builder says; both drivers answer them so, with large counts as text. */
export async function readRows<S extends z.ZodType>(
  { db }: Pick<Ctx, 'db'>,
  row: S,
  statement: SQL,
): Promise<z.output<S>[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(statement)).rows;
}
