import type { Ctx } from '#src/server/context.ts';
import { collectUser, type OwnData } from './collectUser.ts';
import { getUser } from './getUser.ts';

/** Everything that the site keeps of the caller. @throws UnauthenticatedError, NotFoundError */
export async function exportUser({ ctx }: { ctx: Ctx }): Promise<OwnData> {
  return collectUser({ ctx, input: { user: getUser({ ctx }) } });
}
