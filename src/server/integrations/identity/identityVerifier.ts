import type { Identity } from '#src/server/context.ts';

/** Says whose ID token it is; the same code for Google's, the emulator's and the local provider's tokens. */
export interface IdentityVerifier {
  /** Anyone can be anyone with it: its tokens count in calls of this computer only. */
  isTrial: boolean;
  /** @throws UnauthenticatedError with code `token-invalid` when the token is not one of ours, or is over. */
  verify(token: string): Promise<Identity>;
}
