import { eq } from 'drizzle-orm';
import type { OwnAuthorCreation } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { user } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireProfile, requireRole } from '#src/server/policies/user.ts';
import type { NewRow } from '#src/server/services/writing/kinds/Kind.ts';
import { addContent } from './addContent.ts';
import { ownAuthors } from './ownAuthors.ts';

/** A lecturer's page with its one sentence, which nobody sees yet and which is nobody's. Whoever calls has asked who may. */
export function createAuthor(ctx: Ctx, { name, about }: OwnAuthorCreation): Promise<string> {
  return addContent(ctx, {
    kind: 'author',
    name,
    make: (_, id) => ({ id, slug: id, name, role: about, bio: '', links: [] }) satisfies NewRow<typeof author>,
  });
}

/**
 * The page of a lecturer who has none yet: with it a first course can be begun. Asked for twice it is made once.
 * @throws UnauthenticatedError, ForbiddenError
 */
export async function createOwnAuthor({ ctx, input }: { ctx: Ctx; input: OwnAuthorCreation }): Promise<{ id: string }> {
  requireRole(ctx.actor, 'LECTURER', 'EDITOR');
  const { user: self } = requireProfile(ctx.actor);
  return ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db };
    // Two tabs at once: the second one finds what the first one has made.
    const [locked] = await db.select({ id: user.id }).from(user).where(eq(user.id, self.id)).for('update');
    if (!locked) throw new ForbiddenError('profile-required', 'Make a profile first.');
    const [own] = await ownAuthors(inTransaction);
    if (own) return { id: own.id };
    const id = await createAuthor(inTransaction, input);
    await db.update(author).set({ userId: self.id }).where(eq(author.id, id));
    return { id };
  });
}
