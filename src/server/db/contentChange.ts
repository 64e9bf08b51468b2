import { sql } from 'drizzle-orm';
import type { ChangeListener, Db } from './database.ts';

export const changeChannel = 'content_changed';

/** Tells of a change; inside a transaction it goes out with the commit, or not at all. */
export async function notifyChange(db: Db, resource: string): Promise<void> {
  // A list, as processes of the version before read it.
  await db.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify([resource])})`);
}

/** The listeners of one process; a payload that does not name one resource counts as a change of everything. */
export class ChangeListeners {
  #listeners = new Set<ChangeListener>();

  add(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(resource: string): void {
    for (const listener of this.#listeners) listener(resource);
  }

  emitPayload(payload = ''): void {
    this.emit(/^\["(\w+)"\]$/.exec(payload)?.[1] ?? '*');
  }
}
