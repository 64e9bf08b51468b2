import { useSyncExternalStore } from 'react';
import {
  currentIdentity,
  onIdentityChange,
  type SessionUser,
  signOut,
  unknownIdentity,
} from '#src/browser/identity/identity.ts';
import { paths } from '#src/domain/paths.ts';

/** The signed-in person alone: where nobody is signed in, nothing is drawn again when that is known. */
export function useUser(): SessionUser | null {
  return useSyncExternalStore(
    onIdentityChange,
    () => currentIdentity().user,
    () => unknownIdentity.user,
  );
}

/** Who is signed in, as the screens see it (spec 3, auth session). */
export function useSession() {
  const { user, isLoading, error } = useSyncExternalStore(onIdentityChange, currentIdentity, () => unknownIdentity);
  /** Signs out and goes on at a path of the site: a new document keeps nothing of the person who was here. */
  const leaveTo = async (path: string) => {
    await signOut();
    location.assign(path);
  };
  return { user, userId: user?.uid ?? null, isLoading, error, leaveTo, logout: () => leaveTo(paths.home()) };
}
