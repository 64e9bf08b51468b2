import { hours, inSeconds } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { getSigningKeys } from '#src/server/services/ground/signingKey/getSigningKeys.ts';
import { fileSignature, longestHours, mediaKeyName } from './fileSignature.ts';

/** A permission to load a file of the private media folder; `until` in seconds since 1970. */
export interface SignedFile {
  file: string;
  until: number;
  signature: string;
}

const hour = inSeconds(hours(1));

/**
 * Permits a file for three to four hours. All permissions of one hour are the same, so that a lecture that is asked for
 * again does not make the player start anew.
 */
export async function signFile({
  ctx,
  input: { file },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { file: string };
}): Promise<SignedFile> {
  const until = (Math.floor(ctx.now().getTime() / 1000 / hour) + longestHours) * hour;
  const { current } = await getSigningKeys({ ctx, input: { name: mediaKeyName } });
  return { file, until, signature: fileSignature(current, file, until) };
}
