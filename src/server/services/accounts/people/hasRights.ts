import type { Ctx } from '#src/server/context.ts';
import { findUser } from '#src/server/services/accounts/user/findUser.ts';

interface Input {
  uid: string;
  /** In lower case, and proven. */
  email: string;
  adminEmails: ReadonlySet<string>;
}

/** Whether somebody who signs in as this person has a role, by the server's settings or at the desk. */
export async function hasRights({ ctx, input }: { ctx: Pick<Ctx, 'db'>; input: Input }): Promise<boolean> {
  const { uid, email, adminEmails } = input;
  if (adminEmails.has(email)) return true;
  const found = await findUser({ ctx, input: { uid, email, emailVerified: true } });
  return found !== null && found.roles.length > 0;
}
