import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { fileSignature } from './fileSignature.ts';
import { mediaFileName } from './mediaFileName.ts';

/** As it stands in an address: perhaps incomplete, perhaps made up. */
interface Claim {
  file: string;
  until: string | undefined;
  signature: string | undefined;
}

/** @throws ForbiddenError unless the file was permitted, and still is. */
export async function checkSignedFile({
  ctx,
  input: { file, until = '', signature = '' },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: Claim;
}): Promise<void> {
  const isWritten = mediaFileName.test(file) && /^\d{1,12}$/.test(until) && signature !== '';
  const seconds = Number(until);
  if (!isWritten || !isSame(signature, await fileSignature({ ctx, input: { file, until: seconds } }))) {
    throw new ForbiddenError('media-signature-invalid', 'The address of this file is not one that the site has given.');
  }
  if (ctx.now().getTime() >= seconds * 1000) {
    throw new ForbiddenError(
      'media-signature-expired',
      'This address does not hold any more; ask for the lecture anew.',
    );
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
