import { inArray } from 'drizzle-orm';
import type { ExerciseProof } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { exerciseProof } from '#src/server/db/schema/contentPublication.ts';
import type { HashedExercise } from '#src/server/markdown/inspectText.ts';

/** Remembers what was proven of the exercises of a text, for everybody: who comes back to it need not run them again. */
export async function keepProofs(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  exercises: readonly HashedExercise[],
  proofs: readonly ExerciseProof[],
): Promise<void> {
  const known = new Set(exercises.map(({ id, hash }) => `${id} ${hash}`));
  const rows = proofs
    .filter(({ id, hash }) => known.has(`${id} ${hash}`))
    .map(({ id, hash }) => ({ exerciseId: id, hash, at: now() }));
  if (rows.length > 0) await db.insert(exerciseProof).values(rows).onConflictDoNothing();
}

/** What was ever proven of exercises, by whoever. */
export async function keptProofs(db: Db, exercises: readonly HashedExercise[]): Promise<ExerciseProof[]> {
  const hashes = exercises.filter(({ runs }) => runs).map(({ hash }) => hash);
  if (hashes.length === 0) return [];
  const { exerciseId: id, hash } = exerciseProof;
  return db.select({ id, hash }).from(exerciseProof).where(inArray(hash, hashes));
}
