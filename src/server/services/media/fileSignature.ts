import { createHmac } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { getSigningKey } from '#src/server/services/signingKey/getSigningKey.ts';

/** What proves that this site permitted a file until that time: an HMAC-SHA256 in base64url. */
export async function fileSignature({
  ctx,
  input: { file, until },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { file: string; until: number };
}): Promise<string> {
  const key = await getSigningKey({ ctx, input: { name: 'media' } });
  return createHmac('sha256', key).update(`${file}\n${until}`).digest('base64url');
}
