import type { Ctx } from '#src/server/context.ts';
import { InvalidInputError, NotFoundError } from '#src/server/errors.ts';
import { verifyWebhook } from '#src/server/integrations/sources/wordpress/verifyWebhook.ts';
import { makeDue } from './makeDue.ts';

/**
 * Looks at the WordPress at once, because it says that something was changed there. What it says is not believed further than that.
 * @throws InvalidInputError for a signature that is not of this body, NotFoundError where no WordPress or no secret is configured
 */
export async function heedWordpress({
  ctx: { db, now },
  secret,
  input: { body, signature },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  secret: string | null;
  input: { body: Uint8Array; signature: string };
}): Promise<void> {
  if (secret === null) throw new NotFoundError('call');
  if (!verifyWebhook(secret, body, signature)) throw new InvalidInputError('The signature is not of this body.');
  await makeDue(db, 'wordpress', now());
}
