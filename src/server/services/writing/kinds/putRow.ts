import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/database.ts';
import type { ContentTable } from './Kind.ts';

interface State {
  isLive: boolean;
  now: Date;
}

const withState = ({ live, retired }: ContentTable, row: object, { isLive, now }: State) => ({
  ...row,
  ...(isLive ? live : retired),
  updatedAt: now,
});

/** Adds a row to a table of the catalogue. Where somebody has its name meanwhile, that is an error. */
export async function addRow(tx: Db, kind: ContentTable, row: object, state: State): Promise<void> {
  await tx.insert(kind.table).values(withState(kind, row, state));
}

/** Changes a row of the catalogue in what is given of it; one that is not there is added, and has to be whole. */
export async function putRow(tx: Db, kind: ContentTable, row: object, state: State): Promise<void> {
  const { table, id, key } = kind;
  const set = withState(kind, row, state);
  const name = (row as Record<string, unknown>)[key];
  const changed = await tx.update(table).set(set).where(eq(id, name)).returning({ id });
  if (changed.length === 0) await tx.insert(table).values(set).onConflictDoUpdate({ target: id, set });
}
