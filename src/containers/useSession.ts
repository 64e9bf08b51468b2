import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentIdentity, onIdentityChange, signOut, unknownIdentity } from '#src/browser/identity.ts';
import { paths } from '#src/domain/paths.ts';

/** Who is signed in, as the screens see it (spec 3, auth session). */
export function useSession() {
  const navigate = useNavigate();
  const { user, isLoading, error } = useSyncExternalStore(onIdentityChange, currentIdentity, () => unknownIdentity);
  const logout = async () => {
    await signOut();
    await navigate(paths.home());
  };
  return { user, userId: user?.uid ?? null, isLoading, error, logout };
}
