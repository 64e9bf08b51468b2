import type { AdminAction } from '#src/contract/admin.ts';
import type { Ctx } from '#src/server/context.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';

/** Notes what was done to a thing of the content, by its kind and name; a lecturer's name is a person's. */
export function recordContentEvent(
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  { kind, id, name }: Pick<Stored, 'kind' | 'id' | 'name'>,
  action: AdminAction,
  details: Record<string, string | number | null> = {},
  by: { actorUid?: string } = {},
): Promise<void> {
  const named: typeof details = kinds[kind].isPerson ? { kind } : { kind, name };
  return recordAdminEvent({ ctx, input: { action, target: id, details: { ...named, ...details }, ...by } });
}
