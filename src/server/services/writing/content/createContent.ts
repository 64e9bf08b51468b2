import type { ContentCreation, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findOwn, requireWriter } from './access.ts';
import { addContent } from './addContent.ts';

/**
 * A new thing, which nobody sees before it is published.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError for a parent that is not theirs
 */
export async function createContent({
  ctx,
  input: { kind, name, parent: parentId = '' },
}: {
  ctx: Ctx;
  input: ContentCreation;
}): Promise<{ kind: ContentKind; id: string }> {
  requireWriter(ctx, kind);
  const { parent: parentKind, make } = kinds[kind];
  const id = await addContent(ctx, {
    kind,
    name,
    make: async (inTransaction, id) => {
      const parent = parentKind ? await findOwn(inTransaction, parentKind, parentId) : null;
      return make({ ctx: inTransaction, id, name, parent });
    },
  });
  return { kind, id };
}
