import { UnsecuredJWT } from 'jose';
import { firebaseClaims, identityFrom } from './firebaseVerifier.ts';
import type { IdentityVerifier } from './identityVerifier.ts';

interface Options {
  projectId: string;
  now?: () => Date;
}

/** Reads the unsigned tokens of the official emulator: anyone can make one, so only for a loopback server. */
export function createEmulatorVerifier({ projectId, now = () => new Date() }: Options): IdentityVerifier {
  return {
    isTrial: true,
    keysAge: () => null,
    verify: (token) =>
      identityFrom(
        now(),
        (currentDate) => UnsecuredJWT.decode(token, { ...firebaseClaims(projectId), currentDate }).payload,
      ),
  };
}
