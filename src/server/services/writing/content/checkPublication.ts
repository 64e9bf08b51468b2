import type { ContentPublicationCheck, ContentPublicationChecked } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { readThings, tryTogether } from './stepTogether.ts';

/**
 * What would keep things from the web if they came there together.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, StaleError `content-changed`
 */
export async function checkPublication({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ContentPublicationCheck;
}): Promise<ContentPublicationChecked['things']> {
  const checked = await tryTogether(ctx, await readThings(ctx, input.things));
  return checked.map(({ thing: { kind, id }, findings }) => ({ kind, id, findings }));
}
