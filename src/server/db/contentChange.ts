import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ChangeListener, Db } from './database.ts';

export const changeChannel = 'content_changed';

/** A NOTIFY payload is at most 8,000 bytes. */
const maxPayload = 7_500;
const payloadSchema = z.array(z.string());

/** Tells of a change; inside a transaction it goes out with the commit, or not at all. */
export async function notifyChange(db: Db, resources: string[]): Promise<void> {
  if (resources.length === 0) return;
  const named = JSON.stringify(resources);
  const payload = named.length > maxPayload ? '["*"]' : named;
  await db.execute(sql`select pg_notify(${changeChannel}, ${payload})`);
}

/** The listeners of one process; a payload that cannot be read counts as a change of everything. */
export class ChangeListeners {
  #listeners = new Set<ChangeListener>();

  add(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(resources: string[]): void {
    for (const listener of this.#listeners) listener(resources);
  }

  emitPayload(payload: string | undefined): void {
    this.emit(parsePayload(payload));
  }
}

function parsePayload(payload: string | undefined): string[] {
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(payload ?? ''));
    return parsed.success ? parsed.data : ['*'];
  } catch {
    return ['*'];
  }
}
