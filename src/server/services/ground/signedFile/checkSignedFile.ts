import { hours } from '#src/domain/duration.ts';
import { mediaFileName } from '#src/domain/mediaFileName.ts';
import type { Ctx } from '#src/server/context.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { isSame } from '#src/server/isSame.ts';
import { getSigningKeys, type SigningKeys } from '#src/server/services/ground/signingKey/getSigningKeys.ts';
import { fileSignature, longestHours, mediaKeyName } from './fileSignature.ts';
import type { SignedFile } from './signFile.ts';

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
  if (!isWritten || !(await isOurs(ctx, { file, until: seconds, signature }))) {
    throw new ForbiddenError('media-signature-invalid', 'The address of this file is not one that the site has given.');
  }
  if (ctx.now().getTime() >= seconds * 1000) {
    throw new ForbiddenError(
      'media-signature-expired',
      'This address does not hold any more; ask for the lecture anew.',
    );
  }
}

/** Whether it is signed with the key of now, or with the one before while addresses of that one may hold. */
async function isOurs(ctx: Pick<Ctx, 'db' | 'now'>, claim: SignedFile): Promise<boolean> {
  const known = await getSigningKeys({ ctx, input: { name: mediaKeyName } });
  if (isSignedBy(known, ctx.now(), claim)) return true;
  // Another process may have rotated the keys a moment ago.
  const latest = await getSigningKeys({ ctx, input: { name: mediaKeyName, anew: true } });
  return latest !== known && isSignedBy(latest, ctx.now(), claim);
}

function isSignedBy({ current, previous, since }: SigningKeys, now: Date, { file, until, signature }: SignedFile) {
  const previousHolds = now.getTime() < since.getTime() + hours(longestHours);
  const keys = previous && previousHolds ? [current, previous] : [current];
  return keys.some((key) => isSame(signature, fileSignature(key, file, until)));
}
