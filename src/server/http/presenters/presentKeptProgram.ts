import type { SavedProgram } from '#src/contract/playground.ts';
import type { KeptProgramRow } from '#src/server/db/schema/keptProgram.ts';

export function presentKeptProgram({ userId: _own, changedAt, database, ...program }: KeptProgramRow): SavedProgram {
  return { ...program, ...(database !== null && { database }), changedAt: changedAt.toISOString() };
}
