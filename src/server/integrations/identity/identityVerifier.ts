import type { Identity } from '#src/server/context.ts';

/** Says whose ID token it is; the same code for Google's, the emulator's and the local provider's tokens. */
export interface IdentityVerifier {
  /** Anyone can be anyone with it: its tokens count in calls of this computer only. */
  isTrial: boolean;
  /**
   * @throws UnauthenticatedError with code `token-invalid` when the token is not one of ours, or is over.
   * @throws OutageError with code `identity-unavailable` when that cannot be known now.
   */
  verify(token: string): Promise<Identity>;
  /** Seconds since the provider's public keys were read; `null` when they were not, or are of this process. */
  keysAge?(): number | null;
}
