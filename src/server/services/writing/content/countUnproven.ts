import { and, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#src/server/db/database.ts';
import { contentRevision } from '#src/server/db/schema/content.ts';
import { exerciseProof } from '#src/server/db/schema/contentPublication.ts';
import { inspect, slownessOf } from '#src/server/texts/texts.ts';
import type { ItemDetail } from './selectItems.ts';

/** The exercises that a browser has to run, by revision, which never changes. */
const read = new LRUCache<number, string[]>({ max: 5_000 });

async function exercisesOf(revision: number, text: string): Promise<string[]> {
  const known = read.get(revision);
  if (known) return known;
  const exercises = (await slownessOf(text)) ? [] : (await inspect(text)).exercises;
  const names = exercises.filter(({ runs }) => runs).map(({ id, hash }) => `${id} ${hash}`);
  read.set(revision, names);
  return names;
}

/** By lecture, how many exercises of its newest text nobody has run yet; what is on the web was run when it came there. */
export async function countUnproven(
  db: Db,
  lectures: readonly Pick<ItemDetail, 'id' | 'head' | 'live' | 'document'>[],
): Promise<ReadonlyMap<string, number>> {
  const waiting = new Map<string, string[]>();
  for (const { id, head, document } of lectures) {
    const exercises = document && head !== null ? await exercisesOf(head, document.text) : [];
    if (exercises.length > 0) waiting.set(id, exercises);
  }
  if (waiting.size === 0) return new Map();
  const hashes = [...waiting.values()].flat().map((name) => name.slice(name.indexOf(' ') + 1));
  const proofs = await db
    .select({ id: exerciseProof.exerciseId, hash: exerciseProof.hash })
    .from(exerciseProof)
    .where(inArray(exerciseProof.hash, hashes));
  const proven = new Set(proofs.map(({ id, hash }) => `${id} ${hash}`));
  const live = await liveExercises(
    db,
    lectures.flatMap((one) =>
      one.live !== null && waiting.get(one.id)?.some((name) => !proven.has(name)) ? one.live : [],
    ),
  );
  return new Map(
    [...waiting].map(([id, names]) => [id, names.filter((name) => !proven.has(name) && !live.has(name)).length]),
  );
}

/** The exercises of the texts that are on the web. */
async function liveExercises(db: Db, revisions: readonly number[]): Promise<ReadonlySet<string>> {
  if (revisions.length === 0) return new Set();
  const rows = await db
    .select({ id: contentRevision.id, document: contentRevision.document })
    .from(contentRevision)
    .where(and(eq(contentRevision.kind, 'lecture'), inArray(contentRevision.id, [...revisions])));
  const names: string[] = [];
  for (const { id, document } of rows) names.push(...(await exercisesOf(id, document.text)));
  return new Set(names);
}
